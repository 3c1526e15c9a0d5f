import type { NegationWords } from '../topics/negation.js';

export const negation: NegationWords = {
  denying: String.raw`pas (?:de|d['’])\s?|aucune?`,
  lacking: 'sans|jamais',
  betweenDenialAndObject: 'expérience|connaissance|en|avec|de',
  denyingAnswers: 'non|aucune?',
  not: 'pas',
  requiredAfterNot: 'requise?|nécessaire|exigée?',
};
