/** The table that lies ready for a visitor: a solo game of Tarot in which he speaks first. */
import { openTable } from "../api";
import { keptSettings } from "../chosen";
import { USUAL_OPTIONS } from "../games/register";
import { heldSeats, keepSeat } from "../secrets";
import { store, stored } from "../storage";

const KEY = "kibitz.landing";
export const LANDING_GAME = "tarot";
const SPEAKS_FIRST = { seat: 0, options: { ...USUAL_OPTIONS[LANDING_GAME], dealer: 3 } };

let opening: Promise<string> | null = null;

/** The table that lies there since the last visit, or a new one; the same for all who ask while it is opened. */
export function landingTable(): Promise<string> {
  const last = stored<string | null>(KEY, null);
  if (last && heldSeats().some((held) => held.table === last && !held.over))
    return Promise.resolve(last);
  opening ??= freshLandingTable().finally(() => (opening = null));
  return opening;
}

async function freshLandingTable(): Promise<string> {
  const { name, level } = keptSettings();
  const seated = await openTable({
    game: LANDING_GAME,
    seats: 4,
    ...(name && { name }),
    friends: false,
    level,
    ...SPEAKS_FIRST,
  });
  keepSeat(seated, LANDING_GAME);
  store(KEY, seated.table);
  return seated.table;
}

/** The visitor has begun to play: his table is an ordinary one now, and the next visit finds new cards. */
export const landingTaken = () => store(KEY, null);
