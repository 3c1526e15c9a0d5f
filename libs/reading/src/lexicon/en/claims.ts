import { wordList } from '../lexicon.js';
import type { ClaimWords } from '../topics/claims.js';

export const claims: ClaimWords = {
  degrees: 'degree|diplom|studi|universit|college|education|graduate|school',
  equivalents: String.raw`equivalen|in lieu|or (?:\w+ ){0,3}(?:experience|training)|combination of|comparable`,
  permits: 'work|citizen|visa|permit|national|resident|sponsor',
  alternatives: String.raw`or|either|one of|any of|such as|like|e\.g|for example|for instance|equivalent|similar`,
  smallWords: wordList('and of the in for with skill skills'),
  fillers:
    'an?|the|of|in|with|and|good|strong|experience|skills?|knowledge|expertise|techniques?|methods?',
  sponsorshipNeeded: String.raw`(?<!\b(?:not|n['’]t|no|never)\s(?:\p{L}{1,12}\s)?)\b(?:needs?|requir(?:es?|ing)|seek(?:s|ing)?)\s(?:\p{L}{1,15}\s){0,3}sponsorship\b`,
};
