import { wordList } from '../lexicon.js';
import type { TextWords } from '../topics/texts.js';

export const texts: TextWords = {
  common: wordList(`
    och att det som för med inte till är av den ett från eller har vi du jag ska kan samt hos vid inom om din ditt dina våra vår utbildning erfarenhet arbete arbetslivserfarenhet språk
  `),
  continuing: 'och|som|att',
  abbreviations: String.raw`t|t\. ?ex|bl|bl\. ?a|d|d\. ?v|ca|resp|inkl|tel|nr`,
};
