import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import type { SkillsLexicon } from './lexicon.js';
import { sv } from './sv.js';

/** All languages, by ISO 639-1. A new language is one file and its entries here. */
export const lexiconByCode = { en, de, fr, es, sv } as const satisfies Record<
  string,
  SkillsLexicon
>;

export const lexicons: readonly SkillsLexicon[] = Object.values(lexiconByCode);
