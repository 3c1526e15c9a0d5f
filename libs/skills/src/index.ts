export * from './skill-entry.js';
export { fieldsOfWork } from './fields-of-work.js';
export { findSkillMentions, type SkillMention } from './find-skill-mentions.js';
export { neutralForm, neutralText } from './gender.js';
export { skillKey } from './skill-key.js';
export { allSkills, relatedSkills, relationBetween, skillById, skillByName } from './taxonomy.js';
export { mayBeName } from './title-surnames.js';
export { familyRelation, titleFamilies, titleFamily, titleSeniority } from './titles.js';
export { fold } from './tokens.js';
