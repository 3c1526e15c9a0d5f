import { makePdf, postings, resumes } from '@rolefit/testing';

const nothing = { education: [], languages: [], licences: [], clearances: [], workPermits: [], places: [] };

/** What the model finds in `resumes.software`. */
export const resumeFacts = {
  ...nothing,
  roles: [{ title: 'Senior Front-end Developer', employer: 'Fjordbank AS', start: '2021-03', end: null, isCurrent: true, quote: 'Senior Front-end Developer, Fjordbank AS, Bergen' }],
  skills: [{ name: 'React', quotes: ['- Built the customer portal with React, TypeScript and Redux for 400,000 customers'] }],
};

/** What it finds in `postings.frontend`. */
export const postingFacts = {
  ...nothing,
  isPosting: true,
  title: { text: 'Senior Front-end Developer', quote: 'Senior Front-end Developer' },
  skills: [{ name: 'React', importance: 'required', years: 4, group: null, quote: 'At least 4 years of experience with JavaScript and React' }],
  experience: [],
  duties: [{ quote: 'Build and maintain web applications with React and TypeScript' }],
};

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
