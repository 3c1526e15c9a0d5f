import { titleFamily } from '@rolefit/skills';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import { hasTitleHead } from '../sentence/title-heads.js';
import { isOrganisation } from '../sentence/title-words.js';

const separator = /\s[-–—|]\s/gu;
const legalForm = wholeWords(
  new RegExp(String.raw`\b(?:${lexicon.resumeLabels.legalForms})\.?$`, 'iu'),
);

/** A headline apart from the name of the employer. */
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
  if (isOrganisation(leading) && !hasTitleHead(leading) && isTitle(afterFirst))
    return { start, title: afterFirst, employer: leading };
  const trailing = headline.slice(last.index + last[0].length).trim();
  const beforeLast = headline.slice(0, last.index);
  return legalForm.test(trailing) && !hasTitleHead(trailing) && isTitle(beforeLast)
    ? { start: 0, title: beforeLast, employer: trailing }
    : null;
}
