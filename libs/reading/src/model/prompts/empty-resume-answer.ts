import type { ResumeAnswer } from './answer-schemas.js';

/** An answer about a resume without any facts. */
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
