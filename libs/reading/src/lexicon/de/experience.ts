import type { ExperienceWords } from '../topics/experience.js';

export const experience: ExperienceWords = {
  experience: 'erfahrung|berufserfahrung|berufspraxis',
  otherTime: '',
  ages: String.raw`(?:kinder\p{L}*|jugendliche\p{L}*)\b[^.;,]{0,25}|im alter(?: von)?|unter`,
  orMore: 'oder mehr',
  definitions: '',
  domains: [],
  beforeField: 'als|eine[rmn]?|de[rmns]|die|das|unsere[mnr]?|(?:bereich|gebiet|umfeld)e?s?',
  experienceBeforeField: '(?:berufs|arbeits|praxis)?erfahrung(?:en)?|berufspraxis',
  afterExperience: '',
  ofField: 'mit|in|im|bei|auf|von',
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
