import type { ClaimWords } from '../topics/claims.js';

export const claims: ClaimWords = {
  degrees: 'examen',
  equivalents: 'motsvarande',
  permits: '',
  alternatives: 'eller',
  smallWords: [],
  fillers: '',
};
