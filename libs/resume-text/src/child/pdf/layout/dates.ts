import type { Row } from './rows.ts';

const month =
  '(?:jan|feb|m[aä]r|apr|ma[iy]|june?|juin|jul|aug|ao[uû]t|sep|o[ck]t|nov|de[cz]|ene|abr|ago|dic|f[eé]v|avr|d[eé]c)[a-zéûä]*\\.?';
const openEnd =
  'present|now|today|current|ongoing|heute|jetzt|aujourd.hui|présent|actual(?:idad)?|presente|since|seit|depuis|desde|至今|现在';
const datePart = new RegExp(
  `(?:\\d{1,4}(?:st|nd|rd|th)?|${month}|${openEnd}|until|to|bis|à|al?|[-–—/.,:()~至年月日]|\\s)`,
  'giu',
);

/** True for a line that contains only a date or period. */
export function isDate(text: string): boolean {
  return /\d{2}|present|heute|today/i.test(text) && text.replace(datePart, '') === '';
}

/** The words of a row. */
const rowWords = (row: Row): string => row.map(({ text }) => text).join(' ');

/** Share of rows that contain only a date or period. */
export const dateShare = (rows: readonly Row[]): number =>
  rows.filter((row) => isDate(rowWords(row))).length / Math.max(1, rows.length);
