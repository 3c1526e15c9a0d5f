import type { DegreeAskedWords } from '../topics/degrees-asked.js';

export const degreesAsked: DegreeAskedWords = {
  orEquivalent: 'eller motsvarande',
  qualifications: 'utbildning',
  or: 'eller',
  and: 'och|med',
  articles: 'en|ett',
  degrees: 'examen',
  otherPath: '',
  anyPath: '',
  demanding: 'examen',
  ofOthers: '',
  requiredOrPursued: '',
  anyDegree: '',
};
