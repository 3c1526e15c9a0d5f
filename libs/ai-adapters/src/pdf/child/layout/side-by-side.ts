import type { Phrase } from './phrase.ts';
import { rowsOf, type Row } from './rows.ts';

/**
 * How two sides of a gutter are to be read: `columns`: the left one, then the right one; `rows`: across; `bands`: by columns, but
 * band by band, as the cells of a table. `cuts` are the heights between bands.
 */
export type SideBySide = { readonly kind: 'columns' | 'rows' } | { readonly kind: 'bands'; readonly cuts: readonly number[] };

/** Shares: of lines that stand level with one of the other side; of lines that are dates; by how much one order must follow the file better. */
const least = { level: 0.7, dates: 0.5, better: 0.7, levelPoints: 0.3 } as const;

const month = '(?:jan|feb|m[aä]r|apr|ma[iy]|june?|juin|jul|aug|ao[uû]t|sep|o[ck]t|nov|de[cz]|ene|abr|ago|dic|f[eé]v|avr|d[eé]c)[a-zéûä]*\\.?';
const openEnd = 'present|now|today|current|ongoing|heute|jetzt|aujourd.hui|présent|actual(?:idad)?|presente|since|seit|depuis|desde|至今|现在';
const datePart = new RegExp(`(?:\\d{1,4}(?:st|nd|rd|th)?|${month}|${openEnd}|until|to|bis|à|al?|[-–—/.,:()~至年月日]|\\s)`, 'giu');

/** True for a line that says when and nothing else. */
export function isDate(text: string): boolean {
  return /\d{2}|present|heute|today/i.test(text) && text.replace(datePart, '') === '';
}

const lineText = (row: Row): string => row.map(({ text }) => text).join(' ');

/** Steps of an order that do not follow the content stream. */
function jumps(order: readonly Phrase[], rank: ReadonlyMap<Phrase, number>): number {
  return order.reduce((count, phrase, index) => count + (index > 0 && rank.get(phrase) !== (rank.get(order[index - 1] ?? phrase) ?? 0) + 1 ? 1 : 0), 0);
}

/** Share of the shorter side's lines that stand level with a line of the other. */
function levelShare(left: readonly Row[], right: readonly Row[]): number {
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const baselines = many.map((row) => row[0]?.baseline ?? 0);
  const level = few.filter(([phrase]) => phrase && baselines.some((baseline) => Math.abs(baseline - phrase.baseline) < least.levelPoints * phrase.size));
  return level.length / Math.max(1, few.length);
}

const dateShare = (rows: readonly Row[]): number => rows.filter((row) => isDate(lineText(row))).length / Math.max(1, rows.length);

/**
 * The heights between which the file draws one side and then the other, if these bands lie below one another: the rows of a
 * table, or cards in a grid.
 */
function bandsOf(inStream: readonly Phrase[], isLeft: (phrase: Phrase) => boolean): readonly number[] | null {
  const chunks: Phrase[][] = [];
  for (const phrase of inStream) {
    const last = chunks.at(-1);
    if (last?.[0] && isLeft(last[0]) === isLeft(phrase)) last.push(phrase);
    else chunks.push([phrase]);
  }
  if (chunks.length < 4) return null;
  const firstIsLeft = chunks[0]?.[0] !== undefined && isLeft(chunks[0][0]);
  const cuts: number[] = [];
  let bottom = -Infinity;
  for (let index = 0; index < chunks.length; index += 2) {
    const band = [...(chunks[index] ?? []), ...(chunks[index + 1] ?? [])];
    const top = Math.min(...band.map((phrase) => phrase.top));
    if (index > 0 && top < bottom - 2) return null;
    if (index > 0) cuts.push((top + bottom) / 2);
    bottom = Math.max(...band.map((phrase) => phrase.bottom));
  }
  return firstIsLeft ? cuts : null;
}

/**
 * Decides between table and columns by what both geometry and the file's own order say. Level lines with dates are a table whatever
 * the order; lines that are not level are columns unless the file goes back and forth.
 */
export function compareSides(left: readonly Phrase[], right: readonly Phrase[]): SideBySide {
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)];
  if (Math.min(leftRows.length, rightRows.length) < 2) return { kind: 'rows' };
  const dates = Math.max(dateShare(leftRows), dateShare(rightRows));
  const level = levelShare(leftRows, rightRows);
  if (dates >= least.dates) return { kind: 'rows' };
  const all = [...left, ...right];
  const inStream = all.toSorted((one, other) => one.order - other.order);
  const rank = new Map(inStream.map((phrase, index) => [phrase, index]));
  const lefts = new Set(left);
  const cuts = bandsOf(inStream, (phrase) => lefts.has(phrase));
  const byColumns = jumps([...leftRows.flat(), ...rightRows.flat()], rank);
  const byRows = jumps(rowsOf(all).flat(), rank);
  if (byColumns < byRows * least.better) return cuts && cuts.length + 1 <= byColumns ? { kind: 'bands', cuts } : { kind: 'columns' };
  if (byRows < byColumns * least.better) return level >= least.level || Math.min(leftRows.length, rightRows.length) < 4 ? { kind: 'rows' } : { kind: 'columns' };
  return { kind: level >= least.level ? 'rows' : 'columns' };
}
