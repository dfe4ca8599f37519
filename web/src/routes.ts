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
