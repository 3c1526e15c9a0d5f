import type { Importance } from '@rolefit/contracts';
import type { PostingSection } from './sections.js';
import { wholeWords } from '../document/whole-words.js';
import { preferenceRanges, type PreferenceRange } from '../sentence/preferences.js';

/** Words that mark a requirement, in five languages. */
const requiredWords = wholeWords(
  /\b(?:must|required?|requires|requirement|mandatory|essential|minimum|at least|need(?:ed)? to have|you need|necessary|is a must|proven|zwingend|erforderlich|vorausgesetzt|setzen wir voraus|mindestens|unerlässlich|notwendig|indispensables?|obligatoires?|exigé(?:e|es|s)?|impérati(?:f|ve|vement)|requis(?:e|es)?|imprescindibles?|necesari[oa]s?|obligatori[oa]s?|mínimo|krav|måste|krävs)\b/iu,
);
/** Words that mark a preference in any section. */
const askWords = wholeWords(
  /\b(?:experience|experienced|knowledge|proficien|familiar|skilled|expertise|background in|understanding of|ability to|able to|fluen|competen|know-how|know how|comfortable|you should|you will need|you['’]ll need|looking for|seeking|degree in|you (?:have|are|know|bring)|candidate|qualified|erfahrung|kenntnisse|expérience|connaissance|maîtrise|compétence|experiencia|conocimiento|dominio|erfarenhet|kunskap)/iu,
);

/** Context of a sentence: its section and the line that introduces its list. */
export interface Surroundings {
  readonly section: PostingSection;
  /** The list was introduced as preferences ("Bonus points for:"). */
  readonly isWishList: boolean;
}

function baseOf(sentence: string, section: PostingSection): Importance | null {
  if (section === 'benefits' || section === 'about' || section === 'boilerplate') return null;
  if (section === 'preferred') return 'preferred';
  if (
    section === 'required' ||
    section === 'education' ||
    section === 'languages' ||
    requiredWords.test(sentence)
  )
    return 'required';
  return askWords.test(sentence) ? 'required' : 'preferred';
}

/** Importance that a sentence gives to each of its positions. */
export interface Asked {
  /** Importance without words of preference. */
  readonly base: Importance;
  /** Importance of the words at `start..end`, offsets within the sentence. */
  at(start: number, end: number): Importance;
  /**
   * Whether words, list or section mark these words as a preference: otherwise a named licence is
   * required.
   */
  isWishedAt(start: number, end: number): boolean;
}

function touches(range: PreferenceRange, start: number, end: number): boolean {
  return start < range.end && range.start < end;
}

/**
 * Importance stated by the sentence itself, otherwise by its list, otherwise by its section.
 * @returns null in sections without requirements (benefits, about the company)
 */
export function askedBy(sentence: string, { section, isWishList }: Surroundings): Asked | null {
  const base = isWishList ? 'preferred' : baseOf(sentence, section);
  if (base === null) return null;
  const wishes = preferenceRanges(sentence);
  const isWished = (start: number, end: number) =>
    wishes.some((range) => touches(range, start, end));
  return {
    base,
    at: (start, end) => (isWished(start, end) ? 'preferred' : base),
    isWishedAt: (start, end) => isWishList || section === 'preferred' || isWished(start, end),
  };
}
