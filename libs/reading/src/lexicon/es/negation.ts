import type { NegationWords } from '../topics/negation.js';

export const negation: NegationWords = {
  denying: 'no|ningún|ninguna',
  lacking: 'sin|nunca',
  betweenDenialAndObject: 'experiencia|conocimientos?|con|en|de',
  denyingAnswers: 'no|ningun[oa]',
  not: 'no',
  requiredAfterNot: 'necesari[oa]|requerid[oa]',
  needed: 'necesari[oa]s?|requerid[oa]s?|imprescindibles?',
  denyingNeed: 'sin|ningún|ninguna',
  be: 'es|son',
  contracted: '',
  postNegation: '',
  pseudoNegation: '',
  noNeed:
    'pero no|no se (?:requiere|requieren|necesita|necesitan|exige|exigen)|no (?:es|son) (?:necesari[oa]s?|imprescindibles?)|no hace falta',
  hints: 'sin|ning',
  consolation: 'valorar|deseable',
  but: 'pero',
};
