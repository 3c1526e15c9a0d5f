import type { GrammarWords } from '../topics/grammar.js';

export const grammar: GrammarWords = {
  and: 'and',
  or: 'or',
  orBetweenSkills: 'or',
  afterOr: 'in|with|of|as|at|from|on',
  orEven: String.raw`and\/or|or even|or similar`,
  another: '(?:an)?other|similar|an?',
  one: 'an?|any|one|some',
  exampleCues: String.raw`such as|like|e\.g\.|for example|for instance|including but not limited to|one of|one or more of|any of|at least one of|either|or similar|similar to`,
  theFollowing: 'the following',
  similar: 'similar|equivalent|comparable|other|another|the like',
  andSoOn: 'and so on|etc',
};
