import type { ExperienceWords } from '../topics/experience.js';

export const experience: ExperienceWords = {
  experience: 'experiencia',
  otherTime: '',
  ages: String.raw`niñ[oa]s?\b[^.;,]{0,25}`,
  orMore: 'o más',
  definitions: '',
  domains: [],
  beforeField: 'como',
  experienceBeforeField: 'experiencia',
  afterExperience: '',
  ofField: 'en|de',
  of: '',
  experienceAfterField: '',
  afterField: 'y|o',
  either: '',
  orField: 'o',
  aboutField: '',
  noField: '',
  spentIn: '',
  doing: '',
};
