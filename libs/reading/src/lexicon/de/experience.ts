import type { ExperienceWords } from '../topics/experience.js';

export const experience: ExperienceWords = {
  experience: 'erfahrung|berufserfahrung|berufspraxis',
  otherTime: '',
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
