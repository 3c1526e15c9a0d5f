import type { ResumeSection } from '@rolefit/contracts';
import { skillByName, titleFamily } from '@rolefit/skills';
import type { Line } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';
import {
  headingWords,
  type HeadingWords,
  isMiscellaneousHeading,
  isHeadingOfWishes,
} from './section-headings.js';

const headingChars = 60;

/** A heading without template decoration: numbers, icons, symbols, the spaces of "S K I L L S". */
function bareHeading(words: string): string {
  const unspaced = /^(?:\p{Lu}\s){3,}/u.test(words)
    ? words.replace(/(?<=(?:^|\s)\p{Lu})\s(?=\p{Lu}(?:\s|$))/gu, '')
    : words;
  return unspaced
    .replace(/^(?:\P{L}|(?:[IVX]{1,4}|[A-H])[.)]\s)+/u, '')
    .replace(/(?<!\P{L})\P{L}+$/u, '')
    .replace(/\s+/g, ' ');
}

/** The section that a line opens if it consists only of heading words, or null. */
export function wordsOfHeading(text: string): HeadingWords | null {
  if (text.length > headingChars) return null;
  const bare = bareHeading(text);
  return bare.length < 2 || /[.;!?]\s/u.test(bare) || /\d$/.test(text) ? null : headingWords(bare);
}

/** Whether a heading opens hobbies, interests or goals. */
export function opensWishes(text: string): boolean {
  return text.length <= headingChars && isHeadingOfWishes(bareHeading(text));
}

/** Whether a line may open a miscellaneous section: "Other". */
export function opensMiscellaneous(text: string): boolean {
  return text.length <= headingChars && isMiscellaneousHeading(bareHeading(text));
}

/** Whether words are formatted as a heading: in capitals, with a colon or a number. */
export function looksLikeHeading(text: string): boolean {
  return (
    /:$/.test(text) ||
    (!/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text)) ||
    /^\d{1,2}[.)]?\s/.test(text)
  );
}

const oneLicence = new RegExp(String.raw`^(.{3,40})\s(?:${lexicon.credentials.licences})$`, 'iu');

/**
 * Whether a line that could be a heading names a licence of a certain trade: "Driving licence", "Nursing
 * license", but not "Professional licences".
 */
export function namesOneLicence(text: string): boolean {
  const bare = bareHeading(text);
  const trade = oneLicence.exec(bare)?.[1];
  const isOfTrade =
    trade !== undefined && (titleFamily(trade) !== null || skillByName(trade) !== undefined);
  return (isOfTrade || skillByName(bare)?.kind === 'certificate') && !looksLikeHeading(text);
}

/**
 * The section that a line opens as its heading, or null. A word that may also be a list item must
 * look like a heading: capitals or a colon.
 */
export function resumeHeading({ text }: Line): ResumeSection | null {
  const found = wordsOfHeading(text);
  if (!found || /^\p{Ll}/u.test(text) || namesOneLicence(text)) return null;
  return found.isStrong || looksLikeHeading(text) ? found.section : null;
}
