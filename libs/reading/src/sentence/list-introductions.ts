import { wholeWords } from '../document/whole-words.js';
import type { Unit } from '../document/units.js';
import { preferenceRanges } from './preferences.js';

/** Meaning of a line such as "Bonus points for:" for the items below it. */
export interface ListIntroduction {
  /** The items are preferred, not required. */
  readonly isWish: boolean;
  /** One of the items is enough, so they are alternatives. */
  readonly isChoice: boolean;
  /** The introduction negates the items: "You do not need:". */
  readonly isNegated: boolean;
}

/** One of the list is enough. */
const oneOf = wholeWords(
  /\b(?:(?:at least |any )?one(?: or (?:more|several))? (?:of|from)|either(?: of)?|any of|mindestens ein\p{L}*|ein\p{L}* (?:oder mehrere )?(?:der|von)|(?:au moins )?(?:l['’])?une? (?:ou plusieurs )?(?:de|des)|al menos un[oa]?|un[oa] (?:o (?:más|varios) )?de|minst (?:en|ett)|(?:en|ett) eller flera)\b/iu,
);
/** Several items are desirable, but none is decisive. */
const someOf = wholeWords(
  /\b(?:(?:at least )?(?:two|three|four|several|some|most|many)(?: or (?:more|all))? of|(?:einige|mehrere|mindestens (?:zwei|drei)) (?:der|von)|certain(?:e?s) (?:de|des)|plusieurs (?:de|des)|algun[oa]s de|vari[oa]s de|(?:några|flera) av)\b/iu,
);
const negated = wholeWords(
  /\b(?:(?:do not|don['’]t|doesn['’]t) (?:need|require|have to)|not (?:required|needed|necessary)|nicht (?:erforderlich|nötig)|pas (?:requis|nécessaire)|no (?:es necesario|se requiere))\b/iu,
);

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
