import { de } from './de/index.js';
import { en } from './en/index.js';
import { es } from './es/index.js';
import { fr } from './fr/index.js';
import type { PartialLexicon } from './lexicon.js';
import { sv } from './sv/index.js';
import { zh } from './zh/index.js';

/** All languages that are read, by ISO 639-1. A new language is one folder and one line here. */
export const lexicons: Readonly<Record<string, PartialLexicon>> = { en, de, fr, es, sv, zh };
