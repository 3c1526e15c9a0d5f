import type { ClaimWords } from '../topics/claims.js';

export const claims: ClaimWords = {
  degrees: 'examen',
  equivalents: 'motsvarande',
  permits: '',
  alternatives: 'eller',
  smallWords: [],
  fillers: '',
  sponsorshipNeeded: String.raw`\b(?:behöver)\s(?:ett\s)?(?:visum|arbetstillstånd|visumsponsring)\b`,
};
