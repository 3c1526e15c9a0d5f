// What callers of the judge hand over comes from linking.
export {
  profileSkillsFrom,
  showsSkill,
  type ProfileSkillInput,
  type ProfileSkillProposal,
} from '@rolefit/linking';
export { canBeJudged } from './can-be-judged.js';
export { compareWithBest, type JudgedResume, rankResumes } from './compare-resumes.js';
export { highlightsOf } from './highlights.js';
export type { MatchInput } from './match-input.js';
export { judgeMatch, type MatchWithGaps, scoreMatch } from './score-match.js';
export { skillGaps, statedSkills } from './skill-gaps.js';
export * from './sub-score-texts.js';
export * from './weights.js';
export { whatIfMatch } from './what-ifs/what-if-match.js';
export { whatIfOutcome, type WhatIfOutcome } from './what-ifs/outcome.js';
