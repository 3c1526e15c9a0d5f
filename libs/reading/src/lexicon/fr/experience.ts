import type { ExperienceWords } from '../topics/experience.js';

export const experience: ExperienceWords = {
  experience: 'expérience',
  otherTime: '',
  ages: String.raw`enfants?\b[^.;,]{0,25}|âgée?s?(?: de)?`,
  orMore: 'ou plus',
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
