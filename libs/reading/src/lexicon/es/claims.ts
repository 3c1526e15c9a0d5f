import { wordList } from '../lexicon.js';
import type { ClaimWords } from '../topics/claims.js';

export const claims: ClaimWords = {
  degrees: 'título',
  equivalents: 'o experiencia',
  permits: 'trabaj',
  alternatives: 'o|u|por ejemplo',
  smallWords: wordList('y'),
  fillers: 'y',
  sponsorshipNeeded: String.raw`\b(?:necesit[oa]|requier[oe])\s(?:un\s)?(?:visado|patrocinio|permiso de trabajo)\b`,
};
