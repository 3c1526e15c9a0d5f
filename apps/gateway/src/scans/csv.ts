/** Value of a cell; null for an empty one. */
export type Cell = string | number | boolean | null;

/** Declares the file as UTF-8; Excel assumes another encoding without it. */
export const byteOrderMark = '\ufeff';

/**
 * Spreadsheets treat cells with these first characters as formulas, which can run other programs. Some locales also accept the full-width forms. Source:
 * OWASP, CSV injection.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One row according to RFC 4180, with its line end. All text is quoted, for programs that use other separators, and a potential formula is prefixed with an
 * apostrophe.
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
