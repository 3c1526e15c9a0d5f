import type { ResumeSection } from '@rolefit/contracts';
import type { Line } from './lines.js';
import { headingWords, type HeadingWords } from './section-headings.js';

const headingChars = 60;

/** A heading's words without what templates put around them: numbers, icons, signs, the blanks of "S K I L L S". */
function bareHeading(words: string): string {
  const unspaced = /^(?:\p{Lu}\s){3,}/u.test(words)
    ? words.replace(/(?<=(?:^|\s)\p{Lu})\s(?=\p{Lu}(?:\s|$))/gu, '')
    : words;
  return unspaced
    .replace(/^(?:\P{L}|(?:[IVX]{1,4}|[A-H])[.)]\s)+/u, '')
    .replace(/(?<!\P{L})\P{L}+$/u, '')
    .replace(/\s+/g, ' ');
}

/** What a line opens if it holds nothing but a heading's words, or null. */
export function wordsOfHeading(text: string): HeadingWords | null {
  if (text.length > headingChars) return null;
  const bare = bareHeading(text);
  return bare.length < 2 || /[.;!?]\s/u.test(bare) || /\d$/.test(text) ? null : headingWords(bare);
}

/** Whether words are set as a heading: in capitals, with a colon or a number. */
export function looksLikeHeading(text: string): boolean {
  return (
    /:$/.test(text) ||
    (!/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text)) ||
    /^\d{1,2}[.)]?\s/.test(text)
  );
}

/** The section that a line opens as its heading, or null. A word that may be an item of a list needs a heading's looks: capitals or a colon. */
export function resumeHeading({ text }: Line): ResumeSection | null {
  const found = wordsOfHeading(text);
  if (!found || /^\p{Ll}/u.test(text)) return null;
  return found.isStrong || looksLikeHeading(text) ? found.section : null;
}
