import { isDutyVerb } from '../sentence/duty-verbs.js';
import {
  clauseWords,
  emptyHeads,
  emptyWords,
  endingWords,
  leadingWords,
  nounsInIng,
  nounsThatDo,
  trailingWords,
} from './phrase-words.js';
import { isPlace } from '../sentence/places.js';
import { lexicon } from '../lexicon/all-languages.js';

const { adjectiveEndings, elisions, infinitiveEndings, noNameEndings, noNames } = lexicon.phrases;
const noActivities = new Set(lexicon.phrases.noActivities);
const noAdverbs = new Set(lexicon.phrases.noAdverbs);
const objects = new Set(lexicon.phrases.objects);

/** A name within a piece of a sentence: `start..end` refer to the given piece. */
export interface NounPhrase {
  readonly start: number;
  readonly end: number;
}

interface Word {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

// Also removes the article that French and Italian join to the word: "l'accastillage".
const leadingEdge = new RegExp(`^[^\\p{L}\\p{N}.#+<]*(?:${elisions}['’](?=\\p{L}))?`, 'iu');
const trailingEdge = /(?<![^\p{L}\p{N}+#>])[^\p{L}\p{N}+#>]+$/u;

/** Whether these words can form a name. */
function isName(text: string, named: readonly Word[]): boolean {
  return (
    named.length <= wordsMax &&
    text.length >= 2 &&
    text.length <= charsMax &&
    /\p{L}/u.test(text) &&
    !noName.test(text) &&
    !isEmpty(named) &&
    !isPlace(text)
  );
}

function wordsOf(piece: string): Word[] {
  const found: Word[] = [];
  for (const match of piece.matchAll(/\S+/gu)) {
    const bare = match[0].replace(leadingEdge, '').replace(trailingEdge, '');
    if (!/[\p{L}\p{N}<]/u.test(bare)) continue;
    const start = match.index + match[0].indexOf(bare);
    found.push({ key: bare.toLowerCase(), start, end: start + bare.length });
  }
  return found;
}

const wordsMax = 4;
const charsMax = 50;
// Never the name of a skill: a placeholder, an address, a date or amount, a degree, a duration.
const noName = new RegExp(
  `^\\d+\\+? \\p{Ll}|[<>@=_{}[\\]"“”]|https?:|www\\.|\\.(?:com|org|net)\\b|^[\\d.,%+€$£ -]+$|\\b(?:19|20)\\d\\d\\b|(?:${noNameEndings}|\\b${noNames})(?![\\p{L}])`,
  'iu',
);

/** "Building systems", "share ideas": an activity, whereas "planning" and "support" are nouns. */
function isDoing(key: string): boolean {
  if (key.endsWith('ing')) return key.length > 5 && !nounsInIng.has(key) && !noActivities.has(key);
  return isDutyVerb(key) && !nounsThatDo.has(key) && !nounsThatDo.has(key.replace(/s$/, ''));
}

const activityNames = new RegExp(`^${lexicon.phrases.activityNames}$`, 'u');
const infinitive = new RegExp(`^\\p{L}+${infinitiveEndings}$`, 'u');

/**
 * A phrase that begins with an activity, such as "mener des enquêtes"; "operating systems" does
 * not.
 */
function beginsWithDoing([first, second]: readonly Word[], isEnglish = true): boolean {
  if (!first) return false;
  if (activityNames.test(`${first.key} ${second?.key ?? ''}`)) return false;
  return (
    (isEnglish && isDoing(first.key)) ||
    (infinitive.test(first.key) && objects.has(second?.key ?? ''))
  );
}

/**
 * Includes adverbs ("… sales, possibly abroad") and verbs after the name ("teams designing boats").
 */
function endsName(key: string, isInside: boolean): boolean {
  if (isInside && key.endsWith('ing') && isDutyVerb(key) && isDoing(key)) return true;
  return (
    endingWords.has(key) ||
    clauseWords.has(key) ||
    (key.length > 4 && key.endsWith('ly') && !noAdverbs.has(key))
  );
}

function isEmpty(words: readonly Word[]): boolean {
  const last = words.at(-1)?.key ?? '';
  return (
    words.every(({ key }) => emptyWords.has(key) || leadingWords.has(key)) ||
    (emptyHeads.has(last) && words.length > 0)
  );
}

/** "The Working Time Directive": a word of degree or quantity that is written with a capital letter before another one is part of the name. */
function beginsName(piece: string, words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    at > 0 &&
    word !== undefined &&
    next !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(piece.slice(word.start, word.end)) &&
    /^\p{Lu}\p{Ll}/u.test(piece.slice(next.start, next.end))
  );
}

/**
 * Trims a list item to the name in it: no article, no adjective of degree, nothing from the first
 * word of place or purpose on.
 * @param isEnglish otherwise words in "-ing" are no activities: Swedish nouns have that ending
 * @returns the name, or null if the item names nothing; `isEnd` if a different clause begins, which
 * ends the list
 */
export function nounPhrase(
  piece: string,
  isEnglish = true,
): { phrase: NounPhrase | null; isEnd: boolean } {
  const words = wordsOf(piece);
  let from = 0;
  while (leadingWords.has(words[from]?.key ?? '') && !beginsName(piece, words, from)) from++;
  let to = from;
  while (to < words.length && !endsName(words[to]?.key ?? '', isEnglish && to > from)) to++;
  const isEnd = clauseWords.has(words[to]?.key ?? '');
  while (to > from && trailingWords.has(words[to - 1]?.key ?? '')) to--;
  const named = words.slice(from, to);
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last) return { phrase: null, isEnd };
  if (beginsWithDoing(named, isEnglish)) return { phrase: null, isEnd: isEnd || named.length > 1 };
  const text = piece.slice(first.start, last.end);
  return { phrase: isName(text, named) ? { start: first.start, end: last.end } : null, isEnd };
}

// "Specialized experience", "best possible skills": a quality, not a subject.
const adjective = new RegExp(`${adjectiveEndings}$`);

/**
 * The name at the end of a piece: the words right before "skills" or "experience", back to the
 * first word that is not part of a name.
 * @returns null if nothing is named, or only a single everyday word
 */
export function nounPhraseAtEnd(piece: string): NounPhrase | null {
  const words = wordsOf(piece);
  let from = words.length;
  for (let at = words.length - 1; at >= 0 && words.length - at <= wordsMax + 1; at--) {
    const word = words[at];
    const next = words[at + 1];
    if (
      !word ||
      leadingWords.has(word.key) ||
      endsName(word.key, false) ||
      (next && beginsWithDoing([word]))
    )
      break;
    if (/[,;:.()!?/]/.test(piece.slice(word.end, next?.start ?? piece.length))) break;
    from = at;
  }
  const named = words.slice(from);
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last || named.length < 2 || emptyWords.has(last.key) || adjective.test(last.key))
    return null;
  return isName(piece.slice(first.start, last.end), named)
    ? { start: first.start, end: last.end }
    : null;
}
