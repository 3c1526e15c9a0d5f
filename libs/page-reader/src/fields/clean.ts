import { limits, normaliseText } from '@rolefit/contracts';
import { webAddress } from '../html/addresses.js';
import { decodeEntities } from '../html/decode-entities.js';
import { harmless } from '../html/harmless.js';
import { tidyLines } from '../html/markdown.js';
import { plainLine } from '../html/texts.js';
import { type FieldSource, type ReadField } from '../page-reading.js';

/**
 * Maximum length per field; place and kind of employment are not part of a scan, so their limits
 * are the reader's own.
 */
const most = {
  title: limits.postingTitleChars,
  company: limits.companyNameChars,
  location: 300,
  employmentType: 100,
} as const;

/**
 * A field of one line, without markup, cut to the limit of a scan; undefined if no meaningful value
 * is left.
 */
export function lineField(
  field: keyof typeof most,
  text: string | undefined,
  source: FieldSource,
  detail: string,
): ReadField | undefined {
  if (text === undefined) return undefined;
  const line = plainLine(harmless(plainLine(text.slice(0, 20 * most[field]))));
  // In code points, the unit of the schema's minimum length.
  if (
    !/[\p{L}\p{N}]/u.test(line) ||
    (field === 'company' && [...line].length < limits.companyNameMinChars)
  )
    return undefined;
  return { ...cut(line, most[field]), source, detail };
}

/** The description, cut to the limit of a scan. */
export function descriptionField(
  markdown: string,
  source: FieldSource,
  detail: string,
): ReadField | undefined {
  const text = tidyLines(
    normaliseText(harmless(decodeEntities(markdown.slice(0, 4 * limits.postingChars)))),
  );
  return /[\p{L}\p{N}]/u.test(text)
    ? { ...cut(text, limits.postingChars), source, detail }
    : undefined;
}

/** The address of a picture on a page at `base`. */
export function logoField(
  address: string | undefined,
  base: string,
  source: FieldSource,
  detail: string,
): ReadField | undefined {
  const value = webAddress(address === undefined ? undefined : plainLine(address), base);
  return value === undefined ? undefined : { value, source, detail };
}

/**
 * The day of a date in ISO 8601; other formats are dropped, since their day and month are
 * ambiguous.
 */
export function dayField(
  text: string | undefined,
  source: FieldSource,
  detail: string,
): ReadField | undefined {
  const day = /^\s*(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?!\d)/.exec(text ?? '')?.[1];
  return day === undefined ? undefined : { value: day, source, detail };
}

/** Cuts at a space, so that no word is split. */
function cut(text: string, chars: number): { value: string; isCut?: true } {
  if (text.length <= chars) return { value: text };
  const head = text.slice(0, chars + 1);
  const blank = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'));
  const whole =
    blank > chars / 2
      ? head.slice(0, blank)
      : text
          .slice(0, chars)
          .toWellFormed()
          .replace(/\ufffd$/, '');
  return { value: whole.trimEnd(), isCut: true };
}
