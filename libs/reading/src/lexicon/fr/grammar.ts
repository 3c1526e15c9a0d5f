import type { GrammarWords } from '../topics/grammar.js';

export const grammar: GrammarWords = {
  and: 'et',
  or: 'ou',
  orBetweenSkills: 'ou',
  afterOr: 'en|dans|de|du|avec|au|comme',
  orEven: '',
  another: "une? autre|autre|d['’]un autre",
  one: 'une?',
  exampleCues: 'par exemple|telles? que|tels? que|comme',
  theFollowing: '',
  similar: 'équivalent',
  andSoOn: 'etc',
};
