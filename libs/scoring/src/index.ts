export { canBeJudged } from './can-be-judged.js';
export { profileSkillsFrom, type ProfileSkillInput, type ProfileSkillProposal } from './profile-skills.js';
export { scoreMatch, type MatchInput } from './score-match.js';
export { skillGaps, statedSkills } from './skill-gaps.js';
export * from './weights.js';
