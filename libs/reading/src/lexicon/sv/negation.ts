import type { NegationWords } from '../topics/negation.js';

export const negation: NegationWords = {
  denying: 'ingen|inga|inget|inte',
  lacking: 'utan|aldrig',
  betweenDenialAndObject: 'erfarenhet|kunskap|av|i|med',
  denyingAnswers: 'nej|ingen|inget|inga',
  not: 'inte|ej',
  requiredAfterNot: String.raw`krävs|nödvändig\p{L}{0,3}`,
  needed: String.raw`krävs|behövs|nödvändig\p{L}*|ett krav`,
  denyingNeed: 'ingen|inga|inget',
  be: '',
  contracted: '',
  postNegation: '(?:krävs|behövs) (?:inte|ej)',
  pseudoNegation: '',
  noNeed: 'men inte|(?:du|ni) behöver inte',
  hints: 'ingen|inga|inget|inte|ej',
  consolation: 'merit',
  but: '',
};
