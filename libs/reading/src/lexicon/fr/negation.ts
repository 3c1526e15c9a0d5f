import type { NegationWords } from '../topics/negation.js';

export const negation: NegationWords = {
  denying: String.raw`pas (?:de|d['’])\s?|aucune?`,
  lacking: 'sans|jamais',
  betweenDenialAndObject: 'expérience|connaissance|en|avec|de',
  denyingAnswers: 'non|aucune?',
  not: 'pas',
  requiredAfterNot: 'requise?|nécessaire|exigée?',
  needed: 'requise?s?|nécessaires?|exigée?s?',
  denyingNeed: "pas (?:de|d['’])|aucune?",
  be: "n['’]est",
  contracted: '',
  postNegation: '',
  pseudoNegation: '',
  noNeed:
    "mais pas(?: de| d['’])?|(?:pas|nul|aucun) besoin (?:de|d['’])|inutile de|n['’](?:est|avez|as|a) pas besoin",
  hints: 'pas|aucun|nul|inutile',
  consolation: 'atout|souhait',
  but: 'mais',
};
