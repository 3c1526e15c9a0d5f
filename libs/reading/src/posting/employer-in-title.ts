import { titleFamily } from '@rolefit/skills';
import { lexicon } from '../lexicon/all-languages.js';
import { hasTitleHead } from '../sentence/title-heads.js';

const { legalForms, institutions } = lexicon.postingTitles;
const separator = /\s[-–—|]\s/gu;
/** Case-sensitive and after a word, because "Denver, CO" and "up to 25 kg" name no employer. */
const endsWith = (endings: string) => new RegExp(String.raw`\p{L}[.)]?\s(?:${endings})\.?$`, 'u');
const legalForm = endsWith(legalForms);
const anyEmployer = endsWith(`${legalForms}|${institutions}`);

/** Whether a name ends with a legal form: "Helms Ltd". */
export function hasLegalForm(name: string): boolean {
  return legalForm.test(name);
}

/** A headline split into title and employer. */
export interface SplitHeadline {
  /** UTF-16 offset of the title in the headline. */
  readonly start: number;
  readonly title: string;
  readonly employer: string;
}

const isTitle = (words: string) => titleFamily(words) !== null;

/**
 * Splits "Krämer Transport GmbH – Truck Driver" and "Truck Driver | Helms Ltd". An employer after the title needs a legal form, because a title may end
 * with the kind of place: "Nurse – Acute Hospital".
 * @returns null where the headline names no employer
 */
export function splitHeadline(headline: string): SplitHeadline | null {
  const separators = [...headline.matchAll(separator)];
  const [first] = separators;
  const last = separators.at(-1);
  if (!first || !last) return null;
  const leading = headline.slice(0, first.index).trim();
  const start = first.index + first[0].length;
  const afterFirst = headline.slice(start);
  if (anyEmployer.test(leading) && !hasTitleHead(leading) && isTitle(afterFirst))
    return { start, title: afterFirst, employer: leading };
  const trailing = headline.slice(last.index + last[0].length).trim();
  const beforeLast = headline.slice(0, last.index);
  return legalForm.test(trailing) && !hasTitleHead(trailing) && isTitle(beforeLast)
    ? { start: 0, title: beforeLast, employer: trailing }
    : null;
}
