export {
  quotesMost,
  type Advice,
  type Explanation,
  type Link,
  type Linker,
  type LinkerInput,
} from './linker.js';
export { builtInLinker } from './built-in-linker.js';
export { closeLinker, requirementKey } from './close-linker.js';
export { requirementsOf } from './requirements-of.js';
export * from './credits.js';
export * from './link-weights.js';
export {
  caseWith,
  caseWithFacts,
  isPureStatement,
  openCase,
  type AddedFacts,
  type Case,
  type OpenCase,
} from './case.js';
export { showsSkill } from './skills/held-skills.js';
export { asksHardSkills, type SkillAsk } from './asks/skill-asks.js';
export { careerCloseness, type Career } from './career.js';
export { asksForCondition } from './corrections/stated-evidence.js';
export { isChoiceWithDegree } from './link-requirement.js';
export { overlaps } from './overlaps.js';
export { isEverydayTool } from './skills/everyday-tools.js';
export { isCredential, isWholeName, wordingOf } from './skills/skill-wording.js';
export { startsWithContent } from './starts-with-content.js';
export { wholePhrase } from './whole-phrase.js';
export { toCredit } from './credit.js';
export { namesCredential } from './named-credential.js';
export { comparedFacts } from './facts/compared-facts.js';
export type { Condition } from './condition.js';
export { nameOfAny } from './explain.js';
export { degreesAsked, fieldCredit, levelsAbove } from './facts/education.js';
export { languageLevelsAbove, languagesAsked } from './facts/language.js';
export { countriesNamed, countryOf, freeMovement, isState, namesState } from './countries.js';
export { languagesHeld, type HeldLanguage } from './held-languages.js';
export { judgingLimits } from './judging-limits.js';
export { linkSkill } from './link-skill.js';
export { isCarLicence, isSameCredential, isTelling } from './same-credential.js';
export { profileSkillName, type ProfileSkillInput } from './skills/profile-skill.js';
export { profileSkillsFrom, type ProfileSkillProposal } from './skills/profile-skills.js';
export { keyOfName } from './skills/skill-names.js';
export { weightOf } from './word-weights.js';
export { shorten } from './wording.js';
export { contentWords } from './words.js';
