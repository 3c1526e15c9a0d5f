import { en } from './en/index.js';
import { lexicons } from './lexicons.js';
import { merged } from './merge.js';

/**
 * The words of all languages together, from which readers compile their expressions once, when they
 * load. Each set of alternatives is enclosed in a group, so that it can be inserted into a larger
 * expression.
 */
export const lexicon = merged(en, Object.values(lexicons));
