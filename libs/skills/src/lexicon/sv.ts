import { type SkillsLexicon, words } from './lexicon.js';

export const sv: SkillsLexicon = {
  stopWords: words(`
    och att det som av till med for pa ar vi du i en ett
  `),
  functionWords: [],
  titles: `
software-engineering | utvecklare
`,
  titleEndings: '',
  genericHeads: [],
  seniority: {
    intern: '',
    junior: '',
    mid: '',
    senior: '',
    lead: '',
    executive: '',
  },
  feminineEndings: [],
  surnames: [],
  beforeTrades: [],
};
