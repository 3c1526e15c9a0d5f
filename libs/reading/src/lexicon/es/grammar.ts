import type { GrammarWords } from '../topics/grammar.js';

export const grammar: GrammarWords = {
  and: 'y|e',
  or: 'o',
  orBetweenSkills: 'o',
  afterOr: 'en|con|de|del|como',
  orEven: '',
  another: 'otr[oa]',
  one: 'una?',
  exampleCues: String.raw`por ejemplo|p\.\s?ej\.|tales como|como`,
  theFollowing: '',
  similar: 'similar',
  andSoOn: 'entre otr[oa]s|etc',
};
