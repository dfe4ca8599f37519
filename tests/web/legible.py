"""What holds of a page at any size of text: nothing is cut off, covered, or beside the screen."""

from playwright.sync_api import Page

# Overlapping cards of a hand are known, and chosen, by the corner that shows their index.
REACH = """() => {
  const lost = [];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true })
    && !element.closest(".sr, [inert], .bubble") && !element.matches(".rule");
  for (const element of document.querySelectorAll("button:not(:disabled), a[href], select")) {
    if (!shown(element)) continue;
    element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const meets = (x, y) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && element.contains(there);
    };
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const hits = element.closest(".hand")
      ? [meets(left + 12, top + 20)]
      : steps.flatMap((y) => steps.map((x) => meets(left + x * width, top + y * height)));
    const middle = hits[(hits.length - 1) / 2];
    const share = hits.filter(Boolean).length / hits.length;
    const name = element.dataset.about ?? (element.ariaLabel || element.textContent.trim());
    if (!middle || share < 0.8) lost.push(`${Math.round(100 * share)} % of ${name}`);
  }
  document.querySelector(".app")?.scrollTo(0, 0);
  return lost;
}"""

# Cards of one hand or one meld lie over each other; all else has a place of its own.
FAULTS = """() => {
  const found = new Set();
  const named = (element) => {
    const said = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\\s+/g, " ");
    const kind = element.getAttribute("class")?.replace(/ ?svelte-\\w+/, "") ?? "";
    return `<${element.tagName.toLowerCase()} ${kind}> "${said.slice(0, 50)}"`;
  };
  const inside = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2.5;
  // A card in the hand is known by its upper half; in the flat layout its lower edge is not on the screen.
  const boxOf = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom: element.closest(".hand") ? (top + bottom) / 2 : bottom };
  };
  const above = (element) => {
    const chain = [];
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      chain.push(at);
      if (getComputedStyle(at).position === "fixed") break;
    }
    return chain;
  };

  /** What of a box is in sight; a part that no scrolling brings into sight is a fault. */
  function sight(element, box) {
    let left = box;
    for (const at of above(element)) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (at.matches(".app") || (overflowX === "visible" && overflowY === "visible")) continue;
      const frame = at.getBoundingClientRect();
      const scrolls = /auto|scroll/;
      const wide = !scrolls.test(overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2);
      const high = !scrolls.test(overflowY) && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2);
      if (wide || high) found.add(`cut off: ${named(element)} by ${named(at).slice(0, 30)}`);
      left = inside(left, frame);
    }
    if (box.left < -2 || box.right > innerWidth + 2) found.add(`beside the screen: ${named(element)}`);
    return left;
  }

  const scope = document.querySelector("dialog:modal") ?? document.body;
  const shown = (element) => !element.closest("svg, .face, .sr, .letters, .bubble, option, style")
    && getComputedStyle(element).clipPath === "none"
    && element.checkVisibility({ visibilityProperty: true });
  const texts = [], things = [];
  const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const element = node.parentElement;
    if (!node.data.trim() || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const bare = (bottom - top) * 0.13; // above and below the letters
      texts.push({ element, box: sight(element, { left, top: top + bare, right, bottom: bottom - bare }) });
    }
  }
  for (const element of scope.querySelectorAll("button, a[href], input:not(.sr), select, summary, .card"))
    if (shown(element) && !element.matches(".rule"))
      things.push({ element, box: sight(element, boxOf(element)) });

  const sticks = (element) => above(element).some((at) => getComputedStyle(at).position === "sticky");
  const FANS = [".hand", ".melds .cards", ".trios li", ".mini", "button.last", ".cols", ".fan", ".pile",
    ".cross", ".art"];
  const fan = (element) => element.closest(FANS.join());
  const apart = (a, b) => a !== b && !a.contains(b) && !b.contains(a) && sticks(a) === sticks(b)
    && !(fan(a) && fan(a) === fan(b)) && a.closest("button, a") !== (b.closest("button, a") ?? b);
  const all = [...things, ...texts];
  all.forEach((a, i) => all.slice(i + 1).forEach((b) => {
    if (meet(a.box, b.box) && apart(a.element, b.element))
      found.add(`over each other: ${named(a.element)} and ${named(b.element)}`);
  }));

  for (const each of [document.documentElement, document.querySelector(".app"), scope])
    if (each && each.scrollWidth > each.clientWidth + 1) found.add(`wider than the screen: ${each.tagName}`);
  return [...found];
}"""


def faults(page: Page) -> list[str]:
    """What is cut off, covered, or beside the screen."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def out_of_reach(page: Page) -> list[str]:
    """What cannot be clicked in its middle and on most of its area, even when it is scrolled to."""
    lost: list[str] = page.evaluate(REACH)
    return lost
