import type { GrammarWords } from '../topics/grammar.js';

export const grammar: GrammarWords = {
  and: 'und',
  or: 'oder',
  orBetweenSkills: 'oder',
  afterOr: 'im|in|mit|als|bei|der|des|aus|von',
  orEven: '',
  another: '(?:eine?n? )?andere[nsr]?',
  one: 'ein(?:e[nmr]?)?',
  exampleCues: String.raw`z\.\s?B\.|zum beispiel|wie(?: etwa)?|etwa`,
  theFollowing: '',
  similar: 'vergleichbar',
  andSoOn: 'usw',
};
