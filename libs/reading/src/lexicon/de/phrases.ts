import { wordList } from '../lexicon.js';
import type { PhraseWords } from '../topics/phrases.js';

const endings = ['', 'e', 'em', 'en', 'er', 'es'];

/** Not skills on their own: in "selbstständige und sorgfältige Arbeitsweise", both adjectives belong to one noun. */
const traits = [
  ...wordList(`
    selbstständig selbständig eigenständig eigenverantwortlich strukturiert sorgfältig gewissenhaft genau zuverlässig verantwortungsbewusst
    zielorientiert lösungsorientiert kundenorientiert serviceorientiert teamorientiert engagiert motiviert freundlich gepflegt systematisch präzis flexibl
  `).flatMap((trait) => endings.map((ending) => trait + ending)),
  'flexibel',
];

export const phrases: PhraseWords = {
  leading: wordList(`
    ein eine einer eines einem einen der die das den dem des in mit von im zur zum bei sehr gute guten guter gutes fundierte fundierten sichere sicheren sicherer umfassende
    umfassenden erste ersten praktische praktischen solide soliden tiefe tiefen vertiefte einschlägige einschlägigen einschlägiger andere anderen anderer grundlegende idealerweise gängige gängigen gängiger modernen moderner
  `),
  ending: wordList(`
    und oder mit von für im in bei zur zum auf als sowie idealerweise wünschenswert vorausgesetzt zu aus durch nach sind ist wäre wären
  `),
  clause: wordList(`
    fähigkeit bereitschaft dass die welche wenn aber sie wir du kannst hast bist
  `),
  trailing: wordList('erfahrung kenntnisse usw der die das und'),
  empty: [
    ...traits,
    ...wordList(`
      ähnliche ähnlichen ähnlicher vergleichbare vergleichbaren vergleichbarer umgang menschen freude lust spaß bezug sinne
      kunden team teams umfeld bereich bereichen unternehmen themen aufgaben projekten projekte systemen lösungen position funktion rolle weise form teamfähigkeit vorteil praxis branche
    `),
  ],
  emptyHeads: wordList(`
    arbeit umfeld team kunden unternehmen rolle position branche
    menschen personen patienten patientinnen kindern kinder jugendlichen gästen gäste bewohnern bewohner senioren klienten angehörigen eltern schülern
    mandanten besuchern mitarbeitern kollegen tieren praktikum praktika
  `),
  activityNouns: [],
  verbNouns: [],
  elisions: '',
  noNames:
    'jahre|erfahrung|berufserfahrung|kenntnisse|vorkenntnisse|fahrerlaubnis|approbation|ausbildung',
  noNameEndings:
    'führerschein|studium|(?:patient(?:en|innen)|bewohnern?|bewohnerinnen|(?<!ur|se)kund(?:en|innen))(?!-)',
  dutyVerbs: [],
  noActivities: [],
  noAdverbs: [],
  infinitiveEndings: '',
  objects: [],
  adjectiveEndings: '',
};
