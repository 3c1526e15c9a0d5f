import { bandsOf, type Band } from './bands.ts';
import { dateShare } from './dates.ts';
import type { Phrase } from './phrase.ts';
import { rowsOf, type Row } from './rows.ts';

/**
 * Reading order of the two sides of a gutter: `columns`: the left one, then the right one; `rows`: across; `bands`: by columns, but
 * band by band, as the cells of a table.
 */
export type ColumnReading =
  | { readonly kind: 'columns' | 'rows' }
  | { readonly kind: 'bands'; readonly bands: readonly Band[] };

/** Shares: of lines level with a line of the other side; of lines that are dates; by how much less often the file must cross sides than in the other order. */
const min = { level: 0.7, dates: 0.5, better: 0.7, levelPoints: 0.3 } as const;

/** How often an order switches sides. */
function crossings(order: readonly Phrase[], lefts: ReadonlySet<Phrase>): number {
  return order.reduce(
    (count, phrase, index) =>
      count + (index > 0 && lefts.has(phrase) !== lefts.has(order[index - 1] ?? phrase) ? 1 : 0),
    0,
  );
}

/** Share of the shorter side's lines that are level with a line of the other. */
function levelShare(left: readonly Row[], right: readonly Row[]): number {
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const baselines = many.map((row) => row[0]?.baseline ?? 0);
  const level = few.filter(
    ([phrase]) =>
      phrase &&
      baselines.some(
        (baseline) => Math.abs(baseline - phrase.baseline) < min.levelPoints * phrase.size,
      ),
  );
  return level.length / Math.max(1, few.length);
}

/**
 * Decides between table and columns by geometry and the file's own order. Level lines with dates are a table whatever
 * the order; lines that are not level are columns unless the file alternates.
 */
export function compareColumns(left: readonly Phrase[], right: readonly Phrase[]): ColumnReading {
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)];
  if (Math.min(leftRows.length, rightRows.length) < 2) return { kind: 'rows' };
  const dates = Math.max(dateShare(leftRows), dateShare(rightRows));
  const level = levelShare(leftRows, rightRows);
  if (dates >= min.dates) return { kind: 'rows' };
  const all = [...left, ...right];
  const inStream = all.toSorted((one, other) => one.order - other.order);
  const lefts = new Set(left);
  const bands = bandsOf(inStream, lefts);
  if (bands) return { kind: 'bands', bands };
  const written = crossings(inStream, lefts);
  const byColumns = written - 1;
  const byRows = Math.abs(crossings(rowsOf(all).flat(), lefts) - written);
  if (byColumns < byRows * min.better) return { kind: 'columns' };
  if (byRows < byColumns * min.better)
    return level >= min.level || Math.min(leftRows.length, rightRows.length) < 4
      ? { kind: 'rows' }
      : { kind: 'columns' };
  return { kind: level >= min.level ? 'rows' : 'columns' };
}
