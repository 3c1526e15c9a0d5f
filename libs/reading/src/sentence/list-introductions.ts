import { wholeWords } from '../document/whole-words.js';
import type { Unit } from '../document/units.js';
import { preferenceRanges } from './preferences.js';
import { lexicon } from '../lexicon/all-languages.js';

/** Meaning of a line such as "Bonus points for:" for the items below it. */
export interface ListIntroduction {
  /** The items are preferred, not required. */
  readonly isWish: boolean;
  /** One of the items is enough, so they are alternatives. */
  readonly isChoice: boolean;
  /** The introduction negates the items: "You do not need:". */
  readonly isNegated: boolean;
}

const words = lexicon.lists;
const oneOf = wholeWords(new RegExp(`\\b${words.oneOf}\\b`, 'iu'));
const someOf = wholeWords(new RegExp(`\\b${words.someOf}\\b`, 'iu'));
const negated = wholeWords(new RegExp(`\\b${words.notNeeded}\\b`, 'iu'));

const introductionChars = 300;

/** Whether a sentence requires only some of its items, so that no single one is required. */
function asksForSome(sentence: string): boolean {
  return someOf.test(sentence);
}

/**
 * Reads a line that ends in a colon as the introduction of the list below it; null for other lines.
 */
export function introductionOf({ text }: Unit): ListIntroduction | null {
  if (!/:\s*$/u.test(text) || text.length > introductionChars) return null;
  return {
    isWish: preferenceRanges(text).length > 0 || asksForSome(text),
    isChoice: oneOf.test(text),
    isNegated: negated.test(text) && preferenceRanges(text).length === 0,
  };
}
