/** The table that lies ready for a visitor: a solo game of Tarot in which he speaks first. */
import { openTable } from "../api";
import { heldSeats, keepSeat } from "../secrets";
import { settings } from "../settings.svelte";
import { store, stored } from "../storage";
import { t } from "../words.svelte";

const KEY = "kibitz.landing";
const SPEAKS_FIRST = { seat: 0, options: { dealer: 3, deals: 4 } };

/** The table that lies there since the last visit, or a new one. */
export async function landingTable(): Promise<string> {
  const last = stored<string | null>(KEY, null);
  if (last && heldSeats().some((held) => held.table === last && !held.over)) return last;
  return freshLandingTable();
}

async function freshLandingTable(): Promise<string> {
  const name = settings.name || t("you");
  const seated = await openTable({
    game: "tarot",
    seats: 4,
    name,
    friends: false,
    level: settings.level,
    ...SPEAKS_FIRST,
  });
  keepSeat(seated, "tarot");
  store(KEY, seated.table);
  return seated.table;
}

/** The visitor has begun to play: his table is an ordinary one now, and the next visit finds new cards. */
export const landingTaken = () => store(KEY, null);
