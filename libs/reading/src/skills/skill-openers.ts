import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import { en } from '../lexicon/en/index.js';

const words = lexicon.skills;

/** Words that introduce a required skill, including the following space. */
export const skillOpener = wholeWords(new RegExp(`\\b${words.openers}(?:\\s+|(?<=['’]))`, 'giu'));

/** Whether such an introduction is English. */
export const englishOpener = wholeWords(new RegExp(`^(?:${en.skills.openers})\\s`, 'iu'));

/** Separators of list items, including brackets and words of example. */
export const listSeparator = wholeWords(
  new RegExp(
    `(?:(?<!\\s)\\s+)?(?:[,;|•·:()●▪]|(?<=\\s)[/–—-](?=\\s)|\\b${words.separators}(?=\\s|$))\\s*`,
    'giu',
  ),
);

/** Words that mark the preceding words as a skill. */
export const skillCloser = wholeWords(new RegExp(`\\s${words.closers}\\b`, 'giu'));
