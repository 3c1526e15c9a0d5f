import type { DegreeAskedWords } from '../topics/degrees-asked.js';

export const degreesAsked: DegreeAskedWords = {
  orEquivalent: 'o (?:experiencia )?equivalente',
  qualifications: 'titulación|certificado',
  or: 'o',
  and: 'y|con',
  articles: 'una?',
  degrees: 'grado|título',
  otherPath: '',
  anyPath: '',
  demanding: 'esperamos|titulado|graduado|tienes|cuentas con',
  ofOthers: 'estudiantes?',
  requiredOrPursued: '',
  anyDegree: '',
};
