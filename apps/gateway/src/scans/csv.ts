/** What stands in a cell; null for an empty one. */
export type Cell = string | number | boolean | null;

/** Tells programs that the file is in UTF-8; without it Excel takes another encoding. */
export const byteOrderMark = '\ufeff';

/**
 * Programs take a cell that begins with one of these for a formula, which may call other programs; the wide forms are read likewise where
 * they are common. Source: OWASP, CSV injection.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One row with its line end, as RFC 4180 has it. Every text is in quotation marks, so that it begins no new cell for programs that
 * separate by other signs, and one that could be a formula begins with an apostrophe.
 */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
