import type { ExperienceWords } from '../topics/experience.js';

export const experience: ExperienceWords = {
  experience: 'erfarenhet',
  otherTime: '',
  ages: String.raw`barn\b[^.;,]{0,25}`,
  orMore: 'eller mer',
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
