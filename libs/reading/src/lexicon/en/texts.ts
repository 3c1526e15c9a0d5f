import { wordList } from '../lexicon.js';
import type { TextWords } from '../topics/texts.js';

export const texts: Required<TextWords> = {
  common: wordList(`
    the and of to with for you our is are will have be this that from your we or as at experience education skills summary present employment references
  `),
  continuing: 'and|or|of|the|a|an|in|to|with|for',
  abbreviations: String.raw`e\.g|i\.e|etc|inc|ltd|dr|mr|mrs|ms|st|no|vs|approx|incl|u\.s|sr|jr`,
  smallWords: 'the|and|of|to|with|you|we|our|for|your|are|at',
};
