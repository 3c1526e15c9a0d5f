import { linesOf } from './parse-skills.js';
import { spellingsOf, type AliasLanguage, type Spelling } from './spelling.js';

/**
 * The aliases of one language as written in its file: `skill-id | Alias, Alias`, one skill per
 * line.
 */
export interface AliasBlock {
  readonly language: AliasLanguage;
  readonly lines: string;
}

/** A parsed line of a language file. */
export interface ParsedAliases {
  readonly skillId: string;
  readonly spellings: readonly Spelling[];
}

// Umlauts are also transliterated ("Fuehrerschein"), in addresses and on keyboards without them;
// folding alone makes them "u".
const writtenOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};

function withUmlautsWrittenOut(spelling: Spelling): Spelling[] {
  const text = spelling.text.replace(/[äöüÄÖÜ]/g, (letter) => writtenOut[letter] ?? letter);
  return text === spelling.text ? [spelling] : [spelling, { ...spelling, text }];
}

/**
 * Parses a language file: one skill per line, `skill-id | Alias, Alias`. Marks after an alias: `^`
 * case and accents must match; `*` it is also an everyday English word ("formation"), so it counts
 * only in texts of its own language; `?` as in the English files, with the context words of the
 * skill's own line. Accents need no second spelling: words of a text are compared without them.
 */
export function aliasesOf({ language, lines }: AliasBlock): ParsedAliases[] {
  return linesOf(lines).map((line) => {
    const [skillId = '', list = ''] = line.split('|').map((part) => part.trim());
    const spellings = spellingsOf(list, language);
    return {
      skillId,
      spellings: language === 'de' ? spellings.flatMap(withUmlautsWrittenOut) : spellings,
    };
  });
}
