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
  noField: '',
  spentIn: '',
  doing: '',
};
