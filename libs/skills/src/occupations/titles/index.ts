import { deTitles } from './de.js';
import { enTitles } from './en.js';
import { esTitles } from './es.js';
import { frTitles } from './fr.js';
import { svTitles } from './sv.js';

/** Titles by language; another language is another file. */
export const occupationTitles: readonly string[] = [
  enTitles,
  deTitles,
  frTitles,
  esTitles,
  svTitles,
];
