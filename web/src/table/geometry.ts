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
