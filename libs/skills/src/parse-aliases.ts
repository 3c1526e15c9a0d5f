import { linesOf } from './parse-skills.js';
import { spellingsOf, type AliasLanguage, type Spelling } from './spelling.js';

/** The aliases of one language as its file writes them: `skill-id | Alias, Alias`, a line a skill. */
export interface AliasBlock {
  readonly language: AliasLanguage;
  readonly lines: string;
}

/** A line of a language file as parsed. */
export interface ParsedAliases {
  readonly skillId: string;
  readonly spellings: readonly Spelling[];
}

// Umlauts are also written out ("Fuehrerschein"), in addresses and on keyboards that lack them; folding alone makes them "u".
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
 * Reads a language file: one skill a line, `skill-id | Alias, Alias`. Marks after an alias: `^` case and accents must agree;
 * `*` it is an everyday word of English too ("formation"), so it counts only in texts of its own language; `?` as in the English files, with the context words of the skill's own line.
 * Accents need no second spelling: a text's words are compared without them.
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
