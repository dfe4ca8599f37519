/** Which page the address asks for. */
export type Route =
  | { page: "landing" }
  | { page: "table"; table: string }
  | { page: "replay"; of: "table" | "record"; id: string }
  | { page: "open" }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "nowhere" };

export function routeOf(path: string, fragment = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  if (!first) return { page: "landing" };
  if (first === "t" && second && !third) return { page: "table", table: second };
  if (first === "replay" && !second) return { page: "open" };
  if (first === "replay" && second === "t" && third)
    return { page: "replay", of: "table", id: third };
  if (first === "replay" && second === "r" && third)
    return { page: "replay", of: "record", id: third };
  if (first === "rules" && second) {
    return { page: "rules", game: second, rule: fragment.replace(/^#/, "") || null };
  }
  return { page: "nowhere" };
}

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
