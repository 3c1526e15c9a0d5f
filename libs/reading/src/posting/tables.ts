import type { Line } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';

/**
 * Columns of a requirements table as used by public employers: "Requirement⇥Essential⇥Desirable"
 * above rows with a mark in one column.
 */
export type TableSide = 'required' | 'preferred';

const { columns: heads, yes } = lexicon.postingSections;
const sides: readonly (readonly [TableSide, RegExp])[] = [
  ['required', new RegExp(`^${heads.required}$`, 'iu')],
  ['preferred', new RegExp(`^${heads.preferred}$`, 'iu')],
];
const mark = new RegExp(`^(?:x|✓|✔|✅|●|•|${yes})$`, 'iu');

function sideOf(cell: string): TableSide | null {
  return sides.find(([, words]) => words.test(cell))?.[0] ?? null;
}

/** The marked column for each row of such a table; other lines are absent. */
export function tableRows(lines: readonly Line[]): ReadonlyMap<Line, TableSide> {
  const rows = new Map<Line, TableSide>();
  let columns: readonly (TableSide | null)[] = [];
  for (const line of lines) {
    const cells = line.text.split('\t').map((cell) => cell.trim());
    const head = cells.map(sideOf);
    if (head.filter((side) => side !== null).length === 2) {
      columns = head;
      continue;
    }
    if (cells.length < 2) columns = [];
    const side = columns[cells.findIndex((cell) => mark.test(cell))] ?? null;
    if (side !== null) rows.set(line, side);
  }
  return rows;
}
