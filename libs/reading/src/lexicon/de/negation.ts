import type { NegationWords } from '../topics/negation.js';

export const negation: NegationWords = {
  denying: String.raw`kein(?:e|en|em|er|erlei)?|nicht`,
  lacking: 'ohne|nie|niemals',
  betweenDenialAndObject: 'erfahrung|kenntnisse|mit|in|von',
  denyingAnswers: 'nein|keine?r?',
  not: 'nicht',
  requiredAfterNot: 'erforderlich|nötig|notwendig',
};
