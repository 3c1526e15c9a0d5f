import { wholeWords } from './whole-words.js';
import type { Unit } from './units.js';
import { preferenceRanges } from './preferences.js';

/** What a line such as "Bonus points for:" says of the items below it. */
export interface ListIntroduction {
  /** The items are wished for, not demanded. */
  readonly isWish: boolean;
  /** One of the items is enough, so that they stand for one another. */
  readonly isChoice: boolean;
  /** The introduction takes the items back: "You do not need:". */
  readonly isNegated: boolean;
}

/** One of the list is enough. */
const oneOf = wholeWords(
  /\b(?:(?:at least |any )?one(?: or (?:more|several))? (?:of|from)|either(?: of)?|any of|mindestens ein\p{L}*|ein\p{L}* (?:oder mehrere )?(?:der|von)|(?:au moins )?(?:l['’])?une? (?:ou plusieurs )?(?:de|des)|al menos un[oa]?|un[oa] (?:o (?:más|varios) )?de|minst (?:en|ett)|(?:en|ett) eller flera)\b/iu,
);
/** The more of the list the better, and none of it alone decides. */
const someOf = wholeWords(
  /\b(?:(?:at least )?(?:two|three|four|several|some|most|many)(?: or (?:more|all))? of|(?:einige|mehrere|mindestens (?:zwei|drei)) (?:der|von)|certain(?:e?s) (?:de|des)|plusieurs (?:de|des)|algun[oa]s de|vari[oa]s de|(?:några|flera) av)\b/iu,
);
const negated = wholeWords(
  /\b(?:(?:do not|don['’]t|doesn['’]t) (?:need|require|have to)|not (?:required|needed|necessary)|nicht (?:erforderlich|nötig)|pas (?:requis|nécessaire)|no (?:es necesario|se requiere))\b/iu,
);

const introductionChars = 300;

/** Whether a sentence asks for some of what it lists, so that none of it is a demand by itself. */
function asksForSome(sentence: string): boolean {
  return someOf.test(sentence);
}

/** Reads a line that ends in a colon as the introduction of the list below it; null where it is none. */
export function introductionOf({ text }: Unit): ListIntroduction | null {
  if (!/:\s*$/u.test(text) || text.length > introductionChars) return null;
  return {
    isWish: preferenceRanges(text).length > 0 || asksForSome(text),
    isChoice: oneOf.test(text),
    isNegated: negated.test(text) && preferenceRanges(text).length === 0,
  };
}
