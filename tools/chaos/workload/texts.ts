import { makePdf, postings, resumes } from '@rolefit/testing';

/** The model takes seconds to answer for a posting with this word. */
export const slowMark = 'Seemannsgarn';

/** Digits as letters, since a number might be redacted as a telephone number. */
const letters = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

export const referenceOf = (number: number): string => `ref${letters(number)}`;
/** The reference of the posting in a text, if there is one. */
export const referenceIn = (text: string): string | null =>
  /Reference of this posting: (ref[a-j]+)/.exec(text)?.[1] ?? null;
/** A posting that is unique to its number. Everybody with `resumeFile` gets the same score for all of them. */
export const postingOf = (number: number, mark = ''): string =>
  `${postings.frontend}\n\nReference of this posting: ${referenceOf(number)} ${mark}`;

/** Too short to be judged. */
export const shortPosting =
  'We look for a friendly colleague for our small team at the harbour. Come and talk to us.';

export const resumeFile = makePdf(resumes.software);
