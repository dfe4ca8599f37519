/** Where the reader is in the page, and the ways to another part of it. */
import { routeOf } from "./routes";

let current = $state.raw(routeOf(location.pathname, location.hash));
export const route = () => current;

const follow = () => (current = routeOf(location.pathname, location.hash));
addEventListener("popstate", follow);
addEventListener("hashchange", follow);

/** Goes to another page of ours; `replace` leaves no step back. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  follow();
}

/** For links within the page: a plain click does not reload. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || link.target || link.origin !== location.origin || event.defaultPrevented)
    return;
  if (link.pathname.startsWith("/api/") || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
