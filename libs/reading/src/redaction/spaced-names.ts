import { matches } from './pattern-matches.js';
import type { PersonalData } from './personal-data-kinds.js';

/** Between two letters of a word: "A D A", "A.D.A.", "A N N A - L E N A". */
const gap = String.raw`[\s.'’-]`;
/** A shorter word may be part of another letter-spaced word, as "A D A" is of "A D A P T I V E". */
const safeLetters = 5;
const noLetterBefore = String.raw`(?<!(?<!\p{L})\p{L}\s)`;
const noLetterAfter = String.raw`(?!\s\p{L}(?!\p{L}))`;

function lettersOf(word: string): string[] {
  return word.match(/\p{L}\p{M}*/gu) ?? [];
}

/** A word with a gap after each letter. */
function spacedWord(word: string): string {
  const letters = lettersOf(word);
  const spaced = letters.join(`${gap}{1,5}`);
  return letters.length < safeLetters ? `${noLetterBefore}${spaced}${noLetterAfter}` : spaced;
}

/** A name with gaps anywhere, or a short single word with one after each letter. */
function spacedName(name: string): string {
  const words = name
    .split(/\s+/u)
    .map(lettersOf)
    .filter(({ length }) => length > 0);
  return words.length > 1 || words.flat().length >= safeLetters
    ? words.map((letters) => letters.join(`${gap}{0,5}`)).join(`${gap}{1,9}`)
    : spacedWord(name);
}

/**
 * Occurrences of a name with gaps between its letters: "A D A  L O V E L A C E", or "AD A LOV
 * ELACE", as the text of some PDFs has it.
 * @param parts that are safe to search for individually
 */
export function spacedNamesIn(text: string, name: string, parts: readonly string[]) {
  const forms = [name, ...parts].flatMap((form): string[] => {
    const spaced = form === name ? spacedName : spacedWord;
    // "ß" is two letters in capitals.
    return [spaced(form.toLowerCase()), spaced(form.toUpperCase().toLowerCase())];
  });
  return [...new Set(forms)].flatMap((form): PersonalData[] =>
    matches(text, new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}])`, 'giu'), 'NAME'),
  );
}
