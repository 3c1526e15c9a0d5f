import type { HeadingPhraseWords } from '../topics/heading-phrases.js';

export const headingPhrases: HeadingPhraseWords = {
  required: [
    String.raw`vem (?:är du|vi söker)$`,
    String.raw`vi söker dig som$`,
    String.raw`du (?:har|är|bör ha)$`,
  ].join('|'),
  preferred: '',
  benefits: [
    String.raw`(?:det (?:här )?|vad )(?:vi )?erbjuder(?: vi)?(?: dig)?$`,
    String.raw`därför .{3,20}$`,
  ].join('|'),
  about: '',
  duties: '',
};
