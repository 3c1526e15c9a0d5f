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

/** The words of all languages on one topic. */
export function wordsOfAll(topic: (lexicon: SkillsLexicon) => readonly string[]): string[] {
  return lexicons.flatMap(topic);
}

/** The alternatives of all languages on one topic, as part of a regular expression. */
export function anyOf(topic: (lexicon: SkillsLexicon) => string | undefined): string {
  return lexicons
    .map(topic)
    .filter((alternatives) => alternatives !== undefined && alternatives !== '')
    .join('|');
}
