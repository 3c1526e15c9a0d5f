import type { AliasBlock } from '../../parse-aliases.js';
import { germanAliases } from './de.js';
import { spanishAliases } from './es.js';
import { frenchAliases } from './fr.js';

/** Aliases in languages other than English. */
export const aliasBlocks: readonly AliasBlock[] = [
  { language: 'de', lines: germanAliases },
  { language: 'fr', lines: frenchAliases },
  { language: 'es', lines: spanishAliases },
];
