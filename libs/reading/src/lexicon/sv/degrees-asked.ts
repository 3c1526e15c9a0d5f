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
  demanding: String.raw`\p{L}{0,20}examen|du har`,
  ofOthers: '',
  requiredOrPursued: '',
  anyDegree: '',
};
