import { wordList } from '../lexicon.js';
import type { TextWords } from '../topics/texts.js';

export const texts: TextWords = {
  common: wordList(`
    le la les et des du pour vous nous une dans avec est sur au aux votre notre ou qui expérience expériences professionnelle professionnelles formation
    compétences langues depuis français anglais
  `),
  continuing: 'et|de',
  abbreviations: String.raw`p|p\. ?ex|ex|m|mme|env|min|max|tél`,
};
