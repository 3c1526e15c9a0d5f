import type { GrammarWords } from '../topics/grammar.js';

export const grammar: GrammarWords = {
  and: 'och',
  or: 'eller',
  orBetweenSkills: 'eller',
  afterOr: 'i|inom|med|av|som|på',
  orEven: '',
  another: 'annan|annat',
  one: 'ett|en',
  exampleCues: String.raw`t\.?\s?ex\.?|såsom|till exempel`,
  theFollowing: '',
  similar: '',
  andSoOn: '',
};
