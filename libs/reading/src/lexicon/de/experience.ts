import type { ExperienceWords } from '../topics/experience.js';

export const experience: ExperienceWords = {
  experience: 'erfahrung|berufserfahrung|berufspraxis',
  otherTime: '',
  ages: String.raw`(?:kinder\p{L}*|jugendliche\p{L}*)\b[^.;,]{0,25}|im alter(?: von)?|unter`,
  orMore: 'oder mehr',
  definitions: '',
  domains: [],
  beforeField: 'als',
  experienceBeforeField: 'erfahrung',
  afterExperience: '',
  ofField: 'mit',
  of: '',
  experienceAfterField: '',
  afterField: 'und|oder',
  either: 'entweder',
  orField: 'oder',
  aboutField: '',
  noField: '',
  spentIn: '',
  doing: '',
};
