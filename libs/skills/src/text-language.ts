import { lexiconByCode } from './lexicon/lexicons.js';
import { aliasLanguages, type AliasLanguage } from './spelling.js';
import type { Token } from './tokens.js';

const languageOf = new Map<string, AliasLanguage[]>();

function languagesOfWord(key: string): readonly AliasLanguage[] {
  if (languageOf.size === 0) {
    for (const language of aliasLanguages)
      for (const word of lexiconByCode[language].functionWords)
        languageOf.set(word, [...(languageOf.get(word) ?? []), language]);
  }
  return languageOf.get(key) ?? [];
}

// In running text about a quarter of the words are function words, in a list with a heading or two
// far fewer; English text has practically none.
const leastShare = 0.06;
const leastWords = 2;

/**
 * The languages of a text other than English, by its function words; several for a bilingual text.
 */
export function languagesOf(tokens: readonly Token[]): ReadonlySet<AliasLanguage> {
  const counts: Record<AliasLanguage, number> = { de: 0, fr: 0, es: 0, sv: 0 };
  for (const { key } of tokens) for (const language of languagesOfWord(key)) counts[language] += 1;
  return new Set(
    aliasLanguages.filter(
      (language) =>
        counts[language] >= leastWords && counts[language] >= leastShare * tokens.length,
    ),
  );
}
