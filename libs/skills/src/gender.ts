import { lexicons } from './lexicon/lexicons.js';
import { remember } from './remember.js';
import { fold } from './tokens.js';

/**
 * The first match applies. A rule may also change words that are no titles ("camera"); both sides of
 * every comparison take the same form, so that this does no harm.
 */
const endings = lexicons.flatMap(({ feminineEndings }) => feminineEndings);

// Few words have any of these endings.
const anyEnding = new RegExp(endings.map(([{ source }]) => source).join('|'));

// Last letters of the rules above; most words end otherwise.
const mayBeFeminine = /[aenru]$/;

function masculineOf(key: string): string {
  if (!anyEnding.test(key)) return key;
  for (const [ending, masculine] of endings)
    if (ending.test(key)) return key.replace(ending, masculine);
  return key;
}

// Texts repeat their words, and trying thirty endings is slow. Longer strings are not words, and would fill the memory.
const wordsKept = 20_000;
const lettersMost = 40;
const rememberedForm = remember(masculineOf, wordsKept);

/**
 * One form for the feminine and the masculine of a job title, so that neither costs a candidate points.
 * @param key a folded word
 * @returns the masculine form, or the word itself
 */
export function neutralForm(key: string): string {
  if (key.length < 4 || !mayBeFeminine.test(key)) return key;
  return key.length > lettersMost ? masculineOf(key) : rememberedForm(key);
}

/** A text in folded words, each in its neutral form. */
export function neutralText(text: string): string {
  return fold(text).replace(/[\p{L}]+/gu, neutralForm);
}

/** "Técnico/a", "soignant(e)", "Mechaniker/-in", "Erzieher:in", "Angestellte/r", "Kaufmann/-frau": the second form of a title. */
const secondForm = new RegExp(
  [
    String.raw`(?<=\p{L}{3})(?:\/-?|[:*_·])(?:as?|os?|in|innen|e|ne|ère|euse|trice|ra)(?![\p{L}\p{N}])`,
    String.raw`(?<=\p{L}{3})\((?:a|o|e|in|ne|ère|euse|trice|ra)\)`,
    String.raw`(?<=\p{L}{3}e)(?:(?:\/-?|[:*_·])[nr](?![\p{L}\p{N}])|\([nr]\))`,
    String.raw`(?<=mann)\/-?frau(?!\p{L})|(?<=frau)\/-?mann(?!\p{L})`,
  ].join('|'),
  'giu',
);

/** A title with the first form only where it is written in both. */
export function withoutSecondForm(title: string): string {
  return /[/:*_·(]/u.test(title) ? title.replace(secondForm, '') : title;
}
