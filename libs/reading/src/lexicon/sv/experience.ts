import type { ExperienceWords } from '../topics/experience.js';

export const experience: ExperienceWords = {
  experience: 'erfarenhet',
  otherTime: '',
  definitions: '',
  domains: [],
  beforeField: '',
  experienceBeforeField: '',
  afterExperience: '',
  ofField: '',
  of: '',
  experienceAfterField: '',
  afterField: '',
  either: 'antingen',
  orField: 'eller',
  aboutField: '',
  noField: '',
  spentIn: '',
  doing: '',
};
