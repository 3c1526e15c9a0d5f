import type { GrammarWords } from '../topics/grammar.js';

export const grammar: GrammarWords = {
  and: 'och',
  or: 'eller',
  orBetweenSkills: '',
  orEven: '',
  another: 'annan|annat',
  one: 'ett|en',
  exampleCues: String.raw`t\.?\s?ex\.?|såsom|till exempel`,
  theFollowing: '',
  similar: '',
  andSoOn: '',
};
