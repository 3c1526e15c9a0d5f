import type { Phrase } from './phrase.ts';
import type { Row } from './rows.ts';

/** Shares of the font size; `edge` is a number of rows, `heading` the size ratio of a heading to its text. */
const min = { word: 0.11, column: 1.5, cell: 0.5, edge: 3, heading: 1.2, stretched: 0.1 } as const;

/** Left edges of the cells of a block. */
export interface CellEdges {
  /** Left edges at which cells of several rows begin, rounded to points: a table, however narrow its gaps. */
  readonly edges: ReadonlySet<number>;
  /** Left edge of most rows; labels are left of it. */
  readonly textEdge: number;
  readonly usualSize: number;
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Finds the edges that the rows of a block share. */
export function cellEdgesOf(rows: readonly Row[]): CellEdges {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const { left } of row.slice(1))
      counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1);
  return {
    edges: new Set([...counts].flatMap(([edge, count]) => (count >= min.edge ? [edge] : []))),
    textEdge: middleOf(rows.flatMap(([first]) => (first ? [first.left] : []))),
    usualSize: middleOf(rows.flatMap((row) => row.map(({ size }) => size))),
  };
}

/** A justified line has the same gap everywhere, and the file writes it in one go. */
function isStretched(row: Row): boolean {
  const widths = row.slice(1).map((phrase, index) => phrase.left - (row[index]?.right ?? 0));
  return (
    widths.length > 1 &&
    Math.max(...widths) - Math.min(...widths) < min.stretched * (row[0]?.size ?? 0) &&
    row.every(({ order }) => order === row[0]?.order)
  );
}

/** The separator between two phrases of one line. */
function separator(
  before: Phrase,
  after: Phrase,
  { edges, textEdge, usualSize }: CellEdges,
): '' | ' ' | '\t' | '\n' {
  const size = Math.max(before.size, after.size);
  const gap = after.left - before.right;
  // A heading beside its text gets a separate line, as it would have above the text.
  if (before.right <= textEdge && before.size >= min.heading * usualSize) return '\n';
  if (gap > min.column * size || before.isRotated !== after.isRotated) return '\t';
  if (gap > min.cell * size && edges.has(Math.round(after.left))) return '\t';
  return gap > min.word * size ? ' ' : '';
}

/** The text of a row: a tab between cells, a space where the gap is wide enough. */
export function rowText(row: Row, cells: CellEdges): string {
  const stretched = isStretched(row);
  return row
    .map((phrase, index) => {
      const before = row[index - 1];
      const between = before ? separator(before, phrase, cells) : '';
      return `${between === '\t' && stretched ? ' ' : between}${phrase.text}`;
    })
    .join('');
}
