/** The table that lies ready for a visitor: a solo game of Tarot in which he speaks first. */
import { openTable } from "../api";
import { heldSeats, keepSecret } from "../secrets";
import { settings } from "../settings.svelte";
import { t } from "../words.svelte";

const KEY = "kibitz.landing";
const SPEAKS_FIRST = { seat: 0, options: { dealer: 3, deals: 4 } };

/** The table of the last visit if it is still held, else a new one. */
export async function landingTable(): Promise<string> {
  const last = localStorage.getItem(KEY);
  if (last && heldSeats().some((held) => held.table === last)) return last;
  return freshLandingTable();
}

export async function freshLandingTable(level?: string): Promise<string> {
  const name = settings.name || t("you");
  const seated = await openTable({
    game: "tarot",
    seats: 4,
    name,
    friends: false,
    ...SPEAKS_FIRST,
    ...(level ? { level } : {}),
  });
  keepSecret(seated.table, seated.secret, "tarot", seated.commitment);
  localStorage.setItem(KEY, seated.table);
  return seated.table;
}
