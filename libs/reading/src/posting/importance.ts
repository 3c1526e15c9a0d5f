import type { Importance } from '@rolefit/contracts';
import type { PostingSection } from './sections.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import { preferenceRanges, type PreferenceRange } from '../sentence/preferences.js';

const { required, asking } = lexicon.demands;

/** Words that mark a requirement. */
const requiredWords = wholeWords(new RegExp(String.raw`\b${required}\b`, 'iu'));
/** Words that ask for something in any section. */
const askWords = wholeWords(new RegExp(String.raw`\b${asking}`, 'iu'));

/** Whether words of a sentence demand or prefer something, in any of the languages: "… is essential", "… wäre von Vorteil". */
export function demandsOrPrefers(sentence: string): boolean {
  return requiredWords.test(sentence) || preferenceRanges(sentence).length > 0;
}

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
  /** Importance of the sentence as a whole: a preference for a part of it is none. */
  readonly whole: Importance;
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
    whole: wishes.some(
      ({ start, end }) =>
        sentence.charAt(start - 1) !== '(' && (end - start) * 2 >= sentence.trim().length,
    )
      ? 'preferred'
      : base,
    isWishedAt: (start, end) => isWishList || section === 'preferred' || isWished(start, end),
  };
}
