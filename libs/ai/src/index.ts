export * from './analyser-version.js';
export { findSkills, type FoundSkill } from './find-skills.js';
export * from './ports.js';
export { ungroundedQuotes } from './quotes.js';
export type { ReadOptions } from './read-options.js';
export { readPosting } from './read-posting.js';
export { readResume, type ReadResumeOptions } from './read-resume.js';
export { UnusableAnswerError } from './unusable-answer.error.js';
export { warmUp } from './warm-up.js';
