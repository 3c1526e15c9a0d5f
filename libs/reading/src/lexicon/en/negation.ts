import type { NegationWords } from '../topics/negation.js';

export const negation: NegationWords = {
  denying: 'no|not',
  lacking: 'without|never',
  betweenDenialAndObject: 'need|knowledge|experience|previous|prior|any|of|for|with|in|a|an|the',
  denyingAnswers: 'no|none',
  not: 'not',
  requiredAfterNot: 'required|needed|necessary',
};
