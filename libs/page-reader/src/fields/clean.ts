import { limits, normaliseText } from '@rolefit/contracts';
import { webAddress } from '../html/addresses.js';
import { decodeEntities } from '../html/decode-entities.js';
import { harmless } from '../html/harmless.js';
import { tidyLines } from '../html/markdown.js';
import { plainLine } from '../html/texts.js';
import { type FieldSource, type ReadField } from '../page-reading.js';

/** Characters of a line; a place and a kind of employment go into no scan, so their limits are the reader's own. */
const most = {
  title: limits.postingTitleChars,
  company: limits.companyNameChars,
  location: 300,
  employmentType: 100,
} as const;

/** A field of one line, without markup, cut to what a scan takes; undefined where nothing is left that a reader would call a value. */
export function lineField(
  field: keyof typeof most,
  text: string | undefined,
  source: FieldSource,
  detail: string,
): ReadField | undefined {
  if (text === undefined) return undefined;
  const line = plainLine(harmless(plainLine(text.slice(0, 20 * most[field]))));
  // In code points, as the schema counts what a name needs at least.
  if (
    !/[\p{L}\p{N}]/u.test(line) ||
    (field === 'company' && [...line].length < limits.companyNameMinChars)
  )
    return undefined;
  return { ...cut(line, most[field]), source, detail };
}

/** The description, cut to what a scan takes. */
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

/** The day of a date in ISO 8601; other spellings are left out, since a day and a month cannot be told apart in them. */
export function dayField(
  text: string | undefined,
  source: FieldSource,
  detail: string,
): ReadField | undefined {
  const day = /^\s*(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?!\d)/.exec(text ?? '')?.[1];
  return day === undefined ? undefined : { value: day, source, detail };
}

/** Cuts at a blank, so that no half word is taken for a word. */
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
