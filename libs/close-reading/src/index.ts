export { carryOver, type CarriedOver, type EarlierReading } from './carry-over.js';
export { closeWork, type CloseWork, type Prepared, type VerifiedAnswers } from './close-work.js';
export { moveEvidence } from './move-evidence.js';
export { mergeEvidence } from './merge-evidence.js';
export { numberedLines } from './prompt/numbered.js';
export type { EvidencePrompt, PromptOptions } from './prompt/prompts.js';
export {
  type CloselyRead,
  type CloseReadingOptions,
  type PairToRead,
  readClosely,
} from './read-closely.js';
export { refusals, type Refusal, type RefusalReason } from './verify/refusal.js';
export { type Verified, verifyEvidence } from './verify/verify-evidence.js';
export { closeReadingVersion } from './version.js';
