/** The few marks that a rulebook's paragraphs have: tables, words of the records, numbers of other rules. */

export type Bit = { text: string } | { words: string } | { rule: string };
export type Block = { table: Bit[][][] } | { line: Bit[] };

/** A paragraph; `known` are the rules that its numbers can name. */
export function block(paragraph: string, known: ReadonlySet<string>): Block {
  const lines = paragraph.split("\n");
  if (!lines.every((line) => line.startsWith("|"))) return { line: bits(lines.join(" "), known) };
  const rows = lines.filter((line) => !/^\|[-|: ]+\|$/.test(line));
  return {
    table: rows.map((row) =>
      row
        .slice(1, -1)
        .split("|")
        .map((cell) => bits(cell.trim(), known)),
    ),
  };
}

export function bits(text: string, known: ReadonlySet<string>): Bit[] {
  return text
    .split(/(`[^`]+`|\b\d+\.\d+\b)/)
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith("`")
        ? { words: piece.slice(1, -1) }
        : known.has(piece)
          ? { rule: piece }
          : { text: piece },
    );
}
