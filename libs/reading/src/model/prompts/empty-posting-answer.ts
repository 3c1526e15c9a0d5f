import type { PostingAnswer } from './answer-schemas.js';

/** A posting answer that claims nothing. */
export const emptyPostingAnswer: PostingAnswer = {
  isPosting: true,
  title: null,
  skills: [],
  experience: [],
  duties: [],
  education: [],
  languages: [],
  licences: [],
  clearances: [],
  workPermits: [],
  places: [],
};
