/**
 * Text as large as the reader has set it in the browser. Up to a quarter above the usual the letters alone grow;
 * beyond that all grows with them, as by the browser's zoom, for as long as the screen has room for a table. Where it
 * has none, as on a phone, the letters grow on alone, and what lies on the table stands in one column (`data-column`).
 * An upright tablet too narrow for such letters is drawn as a phone.
 */

const USUAL_PX = 16;
const LETTERS_ALONE = 1.25;
/** The least width and height of a screen for which the tables are laid out. */
const LEAST_PX = 360;
/** The width of an upright screen, in letters, below which only a phone's layout has room for larger ones. */
const UPRIGHT_REM = 40;
/** A width that has a phone's layout (at most 600 px), however it is rounded. */
const PHONE_PX = 599;

/** Keeps the size of everything in step with the reader's letters and the screen. */
export function followText(): void {
  const letters = document.createElement("span");
  letters.className = "letters";
  document.body.append(letters);
  const fit = () => fitText(parseFloat(getComputedStyle(letters).fontSize) / USUAL_PX);
  new ResizeObserver(fit).observe(letters);
  addEventListener("resize", fit);
  fit();
}

function fitText(text: number): void {
  const root = document.documentElement;
  const afar = Number(getComputedStyle(root).getPropertyValue("--afar"));
  const room = Math.min(innerWidth, innerHeight) / afar / LEAST_PX;
  const width = innerWidth / afar;
  const narrow = text > 1 && innerWidth < innerHeight && width < UPRIGHT_REM * USUAL_PX * text;
  const zoom = Math.max(1, Math.min(text / LETTERS_ALONE, room), narrow ? width / PHONE_PX : 1);
  root.style.setProperty("--near", String(zoom));
  root.style.fontSize = `${(USUAL_PX * text) / zoom}px`;
  root.toggleAttribute("data-column", text / zoom > LETTERS_ALONE);
}
