import type { AspirationWords } from '../topics/aspirations.js';

export const aspirations: AspirationWords = {
  opening: String.raw`söker (?:jobb|arbete|tjänst|anställning)(?: (?:som|inom))?|vill (?:byta till|arbeta (?:som|inom)|bli)`,
  whole: '',
  ending: 'där|för att|och|efter',
};
