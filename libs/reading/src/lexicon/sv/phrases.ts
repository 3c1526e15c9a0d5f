import { wordList } from '../lexicon.js';
import type { PhraseWords } from '../topics/phrases.js';

export const phrases: PhraseWords = {
  leading: wordList(`
    utbildad legitimerad erfaren ett en av med inom för om god goda mycket erfarenhet kunskap kunskaper
  `),
  ending: wordList('med för på som är från till samt inom'),
  clause: wordList('förmåga vi du ni men när'),
  trailing: wordList('erfarenhet kunskap kunskaper m.m osv av och'),
  empty: wordList(`
    liknande motsvarande kunder kund bolag företag område områden projekt verktyg system arbete roll uppdrag
  `),
  emptyHeads: wordList('företag miljö område'),
  activityNouns: [],
  verbNouns: [],
  elisions: '',
  noNames: 'erfarenhet',
  noNameEndings: 'körkort',
  dutyVerbs: [],
  noActivities: [],
  noAdverbs: [],
  infinitiveEndings: '',
  objects: [],
  adjectiveEndings: '',
};
