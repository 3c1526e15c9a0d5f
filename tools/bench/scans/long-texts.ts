import { postings, resumes } from '@rolefit/testing';
import { newPosting } from '../servers/slow-model.ts';

/** A posting that was not read before, about as long as real ones: some 4,000 characters. */
export const longPosting = (): string =>
  [newPosting(), postings.nurse, postings.recipe, postings.vague, postings.frontend].join('\n\n');

export const longResume = [...resumes.software, ...resumes.nurse, ...resumes.accountant];
