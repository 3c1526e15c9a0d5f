import { wordList } from '../lexicon.js';
import type { TextWords } from '../topics/texts.js';

export const texts: TextWords = {
  common: wordList(`
    und der die das mit für wir sie ist ein eine von zu auf bei ihre sich oder werden nicht dich deine berufserfahrung ausbildung kenntnisse sprachen
    sprachkenntnisse werdegang lebenslauf heute bis seit deutsch englisch
  `),
  continuing: 'und|der|die|das',
  abbreviations: String.raw`z|z\. ?b|u|u\. ?a|d|d\. ?h|i|i\. ?d|d\. ?r|o|o\. ?ä|ca|bzw|inkl|evtl|ggf|mind|max|vgl|nr|std|tel|abt`,
};
