import { wordList } from '../lexicon.js';
import type { ClaimWords } from '../topics/claims.js';

export const claims: ClaimWords = {
  degrees: 'licence|formation',
  equivalents: 'équivalen|ou (?:une )?expérience',
  permits: 'travail',
  alternatives: 'ou|par exemple',
  smallWords: wordList('et'),
  fillers: 'et',
  sponsorshipNeeded: String.raw`\bbesoin d['’]un (?:visa|parrainage|permis de travail)\b`,
};
