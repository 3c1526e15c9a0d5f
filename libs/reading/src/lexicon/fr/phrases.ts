import { wordList } from '../lexicon.js';
import type { PhraseWords } from '../topics/phrases.js';

export const phrases: PhraseWords = {
  leading: wordList(`
    un une des les le la l' du de d' en avec sur dans aux au à bonne bonnes bon excellente excellentes solide solides approfondie approfondies pratique pratiques
    expérience connaissance connaissances maîtrise
  `),
  ending: wordList(`
    avec pour dans sur en par est sont souhaité souhaitée souhaitées ainsi au aux afin chez
  `),
  clause: wordList(`
    capacité aptitude aptitudes habileté qui que quoi dont où vous nous mais si idéalement préférablement
  `),
  trailing: wordList('expérience connaissances compétences etc de du des la le les et'),
  empty: wordList(`
    similaire similaires équipe équipes clients client entreprise environnement domaine domaines secteur poste projet projets outils outil systèmes technologies capacité esprit travail milieu métier matière produits
  `),
  emptyHeads: wordList('équipe entreprise environnement domaine poste'),
  activityNouns: [],
  verbNouns: [],
  elisions: 'l|d',
  noNames: 'expérience|permis|diplôme',
  noNameEndings: '',
  dutyVerbs: [],
  noActivities: [],
  noAdverbs: [],
  infinitiveEndings: 'er|ir|re',
  objects: wordList('des les le la un une preuve partie'),
  adjectiveEndings: '',
};
