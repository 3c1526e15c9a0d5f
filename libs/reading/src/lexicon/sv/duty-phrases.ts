import type { DutyPhraseWords } from '../topics/duty-phrases.js';

export const dutyPhrases: DutyPhraseWords = {
  doing:
    'du blir ansvarig|i (?:arbetet|tjänsten|rollen|(?:dina )?arbetsuppgifter(?:na)?) ingår|dina arbetsuppgifter (?:är|består|omfattar)|du (?:kommer att|ansvarar|arbetar|utvecklar|leder|bygger)|ansvarar för',
  smallWords: 'och|av|för|med|till',
  ofUs: 'vårt team',
};
