import { makePdf, postings, resumes } from '@rolefit/testing';

/** The model takes its time over a posting with this word. */
export const heldMark = 'Seemannsgarn';

/** In letters, since a number might be taken for a telephone's and be hidden from the model. */
const letters = (number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** A posting that no other number has, and that everybody with `resumeFile` gets the same score for. */
export const postingOf = (number, mark = '') => `${postings.frontend}\n\nReference of this posting: ref${letters(number)} ${mark}`;
export const referenceOf = (number) => `ref${letters(number)}`;
export const referenceIn = (text) => /Reference of this posting: (ref[a-j]+)/.exec(text)?.[1] ?? null;

/** Too short to be judged. */
export const shortPosting = 'We look for a friendly colleague for our small team at the harbour. Come and talk to us.';

export const resumeFile = makePdf(resumes.software);
