import type { DegreeAskedWords } from '../topics/degrees-asked.js';

export const degreesAsked: DegreeAskedWords = {
  orEquivalent: 'ou (?:expérience )?équivalent',
  qualifications: 'formation|certificat',
  or: 'ou',
  and: 'et|avec',
  articles: 'une?',
  degrees: 'diplôme|licence',
  otherPath: '',
  anyPath: '',
  demanding: 'attendons|diplôme|titulaire|de formation|niveau bac|vous avez|vous possédez',
  ofOthers: 'étudiante?s?',
  requiredOrPursued: '',
  anyDegree: '',
};
