import type { AliasBlock } from '../../parse-aliases.js';
import { germanAliases } from './de/index.js';
import { spanishAliases } from './es/index.js';
import { frenchAliases } from './fr/index.js';
import { swedishAliases } from './sv/index.js';

/** Aliases in languages other than English. */
export const aliasBlocks: readonly AliasBlock[] = [...germanAliases, ...frenchAliases, ...spanishAliases, ...swedishAliases];
