export * from './skill-entry.js';
export { skillKey } from './skill-key.js';
export { allSkills, relationBetween, skillById, skillByName } from './taxonomy.js';
