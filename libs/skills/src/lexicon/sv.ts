import { type SkillsLexicon, words } from './lexicon.js';

export const sv: SkillsLexicon = {
  stopWords: words(`
    och att det som av till med for pa ar vi du i en ett
  `),
  functionWords: words(`
    och att det som av med for pa ar har vi dig din ditt dina inom samt till eller kan vara om
  `),
  titles: `
software-engineering | utvecklare
sales | säljare, innesäljare, utesäljare, försäljare, försäljningschef
office | assistent, handläggare, administratör, sekreterare, medicinsk sekreterare
operations | verksamhetschef, platschef, driftchef
`,
  titleEndings: '',
  genericHeads: words('assistent handlaggare administrator sekreterare'),
  seniority: {
    intern: 'praktikant|lärling',
    junior: 'biträdande',
    mid: '',
    senior: '',
    lead: String.raw`(?!sous)\p{L}{3,20}chef|(?:arbets|team|grupp|skift)ledare|föreståndare`,
    executive: 'vd|verkställande direktör|direktör',
  },
  feminineEndings: [],
  surnames: [],
  beforeTrades: [],
  commonWords: {
    everywhere: words(`
      arbete erfarenhet kunskap kunskaper företag tjänst god goda förmåga meriterande krav år
    `),
    widespread: words(`
      kund kunder planering ansvar utveckling samarbete
    `),
    frequent: [],
  },
  phraseEnds: {
    loose: 'och|eller|med|för|på',
    close: 'af|av',
    dangling: '',
  },
  restsOfLists: '',
  diplomas: 'diplom|bevis|intyg|legitim',
  credentials: String.raw`certifikat|certifier(?:ing|ad)|körkort|legitimation|legitimerad|(?<!\p{L})licens(?!\p{L})`,
  licenceWords: [],
  licenceCategories: '',
  conjunctions: 'och|eller',
  beforeSkills: '',
  announcements: 'erfarenhet(?:er)?|kunskap(?:er)?|verktyg|programspråk',
  afterAnnouncements: 'med|av|i',
  beforeLetters: String.raw`programmer\w{0,6}|utveckl\w{0,6}|kunskap(?:er)?|erfarenhet|skript|analys(?:er)?|statistik`,
  towardsLetters: 'i|med|av',
  directlyBeforeLetters: 'programspråk:?',
  afterSkills:
    'utvecklare|utveckling|programmering|kunskaper|tjänster|databaser|skript|certifiering',
  afterLetters: 'utvecklare|utveckling|programmering|skript',
  letterNames: 'dur|moll|nivå',
  series:
    'vitamin(?:er)?|körkort|klass|behörighet(?:er)?|kategori|typ|grupp|bilaga|del|byggnad|linje|zon',
  or: 'eller',
  compoundEndings: ['kunskap', 'kunskaper', 'erfarenhet', 'erfarenheter'],
  compoundJoints: 'grund',
};
