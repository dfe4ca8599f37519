/** How a hand is broken into rows on a narrow screen: between groups where that keeps the rows alike. */

/** The places at which rows begin, the first of them 0. `groups` names the group of each card in order. */
export function rowStarts(groups: readonly string[], rows: number): number[] {
  const starts = [0];
  for (let row = 1; row < rows; row++) {
    const last = starts.at(-1)!;
    const even = last + Math.round((groups.length - last) / (rows - row + 1));
    starts.push(nearestBreak(groups, even, last) ?? even);
  }
  return [...new Set(starts)].filter((start) => start < groups.length);
}

const SLACK = 1;

function nearestBreak(groups: readonly string[], even: number, after: number): number | undefined {
  for (let off = 0; off <= SLACK; off++) {
    for (const place of [even - off, even + off]) {
      if (place > after && place < groups.length && groups[place] !== groups[place - 1])
        return place;
    }
  }
  return undefined;
}
