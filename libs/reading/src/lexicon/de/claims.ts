import { wordList } from '../lexicon.js';
import type { ClaimWords } from '../topics/claims.js';

export const claims: ClaimWords = {
  degrees: 'abschluss',
  equivalents: 'gleichwertig|vergleichbar',
  permits: 'arbeit',
  alternatives: String.raw`oder|z\.\s?B`,
  smallWords: wordList('und'),
  fillers: 'und',
  sponsorshipNeeded: String.raw`\b(?:benötigt?e?|brauche|braucht)\s(?:ein(?:e|en)?\s)?(?:visum|visumssponsoring|visasponsoring|arbeitserlaubnis)\b`,
};
