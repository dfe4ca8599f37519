/**
 * The first script, a small one. While the page's own script is under way it asks for all that the page will show
 * first: a table, its game's screen, the words of the language.
 */
import { sitEarly } from "./early";
import { loadScreen } from "./games/register";
import { firstLanguage, textOf } from "./languages";
import { LANDING_GAME, landingTable } from "./pages/landing";
import { routeOf } from "./routes";
import { heldSeats } from "./secrets";

const language = firstLanguage();
document.documentElement.lang = language;
const page = import("./page");
const loaded = new Promise((done) => document.addEventListener("DOMContentLoaded", done));

const here = routeOf(location.pathname, location.hash);
let game: string | undefined;
let tableSoon: (() => Promise<unknown>) | undefined;
if (here.page === "landing") {
  tableSoon = sitEarly(landingTable());
  game = LANDING_GAME;
} else if (here.page === "table" && !location.hash) {
  tableSoon = sitEarly(Promise.resolve(here.table));
  game = heldSeats().find(({ table }) => table === here.table)?.game;
}
// What cannot be had here is asked for again by the page, which then says so.
const wanted = [textOf(language), ...(game ? [loadScreen(game)] : [])];
// The page needs this script, so this script must not wait for the page.
void Promise.allSettled(wanted).then(async () => {
  const { show } = await page;
  await tableSoon?.();
  if (document.readyState === "loading") await loaded;
  await show(language);
  requestAnimationFrame(() => setTimeout(loadLetters));
});

/** The page's own letters after the first picture, those too that are not on it: none comes in the middle of a game. */
function loadLetters(): void {
  for (const face of document.fonts)
    if (face.unicodeRange.startsWith("U+0-")) face.load().catch(() => undefined);
}
