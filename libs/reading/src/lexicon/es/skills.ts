import type { SkillWords } from '../topics/skills.js';

export const skills: SkillWords = {
  openers:
    'experiencia (?:práctica |demostrable |previa |laboral )?(?:con|en|de)|conocimientos? (?:sólidos |avanzados |básicos )?(?:de|en|sobre)|dominio (?:de|del)|manejo (?:de|del)|familiaridad con|formación en',
  closers: '',
  separators: String.raw`así como|tales como|como|incluidos|y|e|o|p\.\s?ej\.`,
  looseOpenings: 'al menos',
  fieldEndings: 'logía|grafía|metría|nomía|iatría',
  traitEndings: '',
  acronyms: '',
  determiners: '',
};
