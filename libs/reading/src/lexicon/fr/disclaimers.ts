import type { DisclaimerWords } from '../topics/disclaimers.js';

export const disclaimers: DisclaimerWords = {
  disclaiming: String.raw`jamais|(?:aucune?|pas d['’]|pas de|sans|peu d['’])\s?(?:expérience|connaissances?|notions?)|(?:ne connais|ne maîtrise|ne parle|ne possède|n['’]ai) pas|(?:apprends|apprenant|étudie)(?: actuellement)?|en cours(?! de (?:validité|route))(?: d['’]\p{L}+| de \p{L}+)?|(?:pas )?intéressée? par|intérêt pour|(?:souhaite|souhaiterais|voudrais|aimerais|veux|envie d['’])\s?(?:apprendre|découvrir|me former)`,
  replacing: [['remplac(?:é|ée|er|ant|ement de)', 'par']],
  replacedAtEnd: [],
  but: 'mais',
  person: "je|j['’]ai",
  mastering: 'bon|bonne|maîtrise',
};
