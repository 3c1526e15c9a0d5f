import type { NegationWords } from '../topics/negation.js';

export const negation: NegationWords = {
  denying: 'ingen|inga|inget|inte',
  lacking: 'utan|aldrig',
  betweenDenialAndObject: 'erfarenhet|kunskap|av|i|med',
  denyingAnswers: 'nej|ingen|inget|inga',
  not: 'inte|ej',
  requiredAfterNot: String.raw`krävs|nödvändig\p{L}{0,3}`,
};
