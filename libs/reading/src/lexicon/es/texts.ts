import { wordList } from '../lexicon.js';
import type { TextWords } from '../topics/texts.js';

export const texts: TextWords = {
  common: wordList(`
    el los las y del para con una que en por su nuestro tu como más experiencia al es laboral formación idiomas habilidades educación actualidad hasta
    desde español inglés
  `),
  continuing: 'y',
  abbreviations: String.raw`p|p\. ?ej|ej|sr|sra|dña|aprox|mín|máx|tel|núm`,
};
