import type { NegationWords } from '../topics/negation.js';

export const negation: NegationWords = {
  denying: 'no|ningún|ninguna',
  lacking: 'sin|nunca',
  betweenDenialAndObject: 'experiencia|conocimientos?|con|en|de',
  denyingAnswers: 'no|ningun[oa]',
  not: 'no',
  requiredAfterNot: 'necesari[oa]|requerid[oa]',
};
