import type { SkillWords } from '../topics/skills.js';

export const skills: SkillWords = {
  openers:
    'erfarenhet (?:av|inom|från|med|om)|kunskap(?:er)? (?:om|inom|i)|kännedom om|vana (?:av|vid)',
  closers: '',
  separators: 'och|eller|samt|såsom',
  looseOpenings: 'minst',
  fieldEndings: '',
  traitEndings: '',
  acronyms: '',
  determiners: '',
};
