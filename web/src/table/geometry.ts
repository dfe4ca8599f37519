/** Where things are, in the lengths that styles are written in: a large screen zooms the whole page. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place of an element from the corner of the screen. */
export function boxOf(element: Element): Box {
  // Browsers without the property do not zoom what they measure either.
  const zoom = (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom };
}

const STEP_PX = 8;
const OVERLAP_WEIGHS = 10;

/**
 * The place for `box` within `around`, near where it is, that covers as little as possible of `things`:
 * up or down from there, or at the left or right edge.
 */
export function clearPlace(box: Box, around: Box, things: readonly Box[]): Box {
  const right = around.left + around.width - box.width;
  const bottom = around.top + around.height - box.height;
  const tops = [box.top];
  for (let top = around.top; top < bottom; top += STEP_PX) tops.push(top);
  const places = [box.left, around.left, right].flatMap((left) =>
    tops.map((top) => ({ ...box, left, top })),
  );
  let best = { place: box, cost: Infinity };
  for (const place of places) {
    const covered = things.reduce((sum, thing) => sum + overlap(place, thing), 0);
    const way = Math.abs(place.top - box.top) + Math.abs(place.left - box.left);
    const cost = covered * OVERLAP_WEIGHS + way;
    if (cost < best.cost) best = { place, cost };
  }
  return best.place;
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
