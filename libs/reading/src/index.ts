export * from './analyser-version.js';
export { findSkills, type FoundSkill } from './find-skills.js';
export { showsCredential, showsEducation, showsLanguage } from './model/claim-checks.js';
export type { Claims } from './model/claims.js';
export { placesNaming } from './model/named-in.js';
export { strictJson } from './model/prompts/answer-schemas.js';
export { fence } from './model/prompts/fence.js';
export { splitText } from './model/prompts/split-text.js';
export { addSpent, type Spent, totalOf } from './model/spent.js';
export { aspirationRanges } from './sentence/aspirations.js';
export * from './ports.js';
export { type Asked, askModel, type Question } from './model/ask-model.js';
export { estimateTokens, portionsOf } from './model/portions.js';
export { emptyPostingAnswer } from './model/prompts/empty-posting-answer.js';
export { ungroundedQuotes } from './document/quotes.js';
export { randomNonce, type ReadOptions } from './read-options.js';
export { withoutPersonalData } from './redaction/redact.js';
export { readableText } from './readable-text.js';
export { readRequirement, readTitle } from './read-correction.js';
export { type PostingHead, readPostingHead } from './posting-head.js';
export { readPosting } from './read-posting.js';
export { readResume, type ReadResumeOptions } from './read-resume.js';
export {
  claimsAbout,
  promptPieces,
  type TextWork,
  textWork,
  type VerifiedFacts,
} from './text-work.js';
export { UnusableAnswerError } from './model/unusable-answer.error.js';
export { warmUp, warmUpPostings } from './warm-up.js';
