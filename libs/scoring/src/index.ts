export { canBeJudged } from './can-be-judged.js';
export type { ProfileSkillInput } from './profile-skill.js';
export { profileSkillsFrom, type ProfileSkillProposal } from './profile-skills.js';
export type { MatchInput } from './match-input.js';
export { judgingLimits } from './judging-limits.js';
export { judgeMatch, scoreMatch } from './score-match.js';
export { skillGaps, statedSkills } from './skill-gaps.js';
export * from './sub-score-texts.js';
export * from './weights.js';
