import type { AliasLanguage } from './spelling.js';
import type { Token } from './tokens.js';

// Function words, folded; excludes words of English or of the other languages, and words in English
// names ("die", "la", "de").
const functionWords: Readonly<Record<AliasLanguage, string>> = {
  de: 'und der das den dem des ein eine einen einer eines im mit fur von zu zur zum auf bei sie ihr ihre wir unser unsere ist sind oder nicht sowie uber durch werden haben als nach aus auch',
  fr: 'et les des du une dans pour vous nous avec sur aux au est votre vos notre nos ou sont qui ainsi ce cette leur leurs plus chez avez etes en',
  es: 'y el los las del un una para con por su sus nuestro nuestra que se al o como mas en ser esta este tu tus nuestros e',
};

const languageOf = new Map<string, AliasLanguage[]>();

function languagesOfWord(key: string): readonly AliasLanguage[] {
  if (languageOf.size === 0) {
    const languages = ['de', 'fr', 'es'] as const;
    for (const language of languages)
      for (const word of functionWords[language].split(' '))
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
  const counts: Record<AliasLanguage, number> = { de: 0, fr: 0, es: 0 };
  for (const { key } of tokens) for (const language of languagesOfWord(key)) counts[language] += 1;
  const languages = ['de', 'fr', 'es'] as const;
  return new Set(
    languages.filter(
      (language) =>
        counts[language] >= leastWords && counts[language] >= leastShare * tokens.length,
    ),
  );
}
