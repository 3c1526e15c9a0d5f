import type { ExperienceWords } from '../topics/experience.js';

export const experience: ExperienceWords = {
  experience: 'expérience',
  otherTime: '',
  definitions: '',
  domains: [],
  beforeField: 'comme|en tant que',
  experienceBeforeField: 'expérience',
  afterExperience: '',
  ofField: 'en|de',
  of: '',
  experienceAfterField: '',
  afterField: 'et|ou',
  either: '',
  orField: 'ou',
  aboutField: '',
  noField: '',
  spentIn: '',
  doing: '',
};
