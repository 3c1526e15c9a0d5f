import type { ResumeAnswer } from './answer-schemas.js';

/** A resume answer that claims nothing. */
export const emptyResumeAnswer: ResumeAnswer = {
  roles: [],
  skills: [],
  education: [],
  languages: [],
  licences: [],
  clearances: [],
  workPermits: [],
  places: [],
};
