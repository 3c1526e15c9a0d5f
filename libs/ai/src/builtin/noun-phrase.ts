import { isDutyVerb } from './duty-verbs.js';
import { clauseWords, emptyHeads, emptyWords, endingWords, leadingWords, nounsInIng, nounsThatDo, trailingWords } from './phrase-words.js';
import { isPlace } from './places.js';

/** A name within a piece of a sentence: `start..end` count in what was given. */
export interface NounPhrase {
  readonly start: number;
  readonly end: number;
}

interface Word {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

// With the outer signs goes the article that French and Italian write to the word: "l'accastillage".
const edge = /^[^\p{L}\p{N}.#+<]*(?:[ldLD]['’](?=\p{L}))?|[^\p{L}\p{N}+#>]+$/gu;

function wordsOf(piece: string): Word[] {
  const found: Word[] = [];
  for (const match of piece.matchAll(/\S+/gu)) {
    const bare = match[0].replace(edge, '');
    if (bare === '') continue;
    const start = match.index + match[0].indexOf(bare);
    found.push({ key: bare.toLowerCase(), start, end: start + bare.length });
  }
  return found;
}

const wordsMax = 4;
const charsMax = 50;
// What can be no name of a skill: a placeholder, an address, a date or an amount, a degree, a length of time.
const noName = /[<>@=_{}[\]"“”]|https?:|www\.|\.(?:com|org|net)\b|^[\d.,%+€$£ -]+$|\b(?:19|20)\d\d\b|\b(?:bachelor|master|ph\.?d|doctorate|diploma|degree|gpa|years?|jahre|años|clearance|licen[cs]e|permit|visa)\b/iu;

/** "Building systems", "share ideas": a doing, where "planning" and "support" are things. */
function isDoing(key: string): boolean {
  if (!key.endsWith('ing')) return isDutyVerb(key) && !nounsThatDo.has(key) && !nounsThatDo.has(key.replace(/s$/, ''));
  return !nounsInIng.has(key) && (isDutyVerb(key) || /(?:is|iz|at|if)ing$/.test(key));
}

/** Adverbs too: "… sales, possibly abroad". */
function endsName(key: string): boolean {
  return endingWords.has(key) || clauseWords.has(key) || (key.length > 4 && key.endsWith('ly') && !/^(?:assembly|supply|family|anomaly|reply|italy|july)$/.test(key));
}

function isEmpty(words: readonly Word[]): boolean {
  const last = words.at(-1)?.key ?? '';
  return words.every(({ key }) => emptyWords.has(key) || leadingWords.has(key)) || (emptyHeads.has(last) && words.length > 0);
}

/**
 * Trims a piece of a list to the name in it: no article, no adjective of degree, nothing from the first word on that says where or what for.
 * @returns the name, or null where the piece names nothing; `isEnd` where a clause of another kind begins, so that the list is over
 */
export function nounPhrase(piece: string): { phrase: NounPhrase | null; isEnd: boolean } {
  const words = wordsOf(piece);
  let from = 0;
  while (from < words.length && leadingWords.has(words[from]?.key ?? '')) from++;
  let to = from;
  while (to < words.length && !endsName(words[to]?.key ?? '')) to++;
  const isEnd = clauseWords.has(words[to]?.key ?? '');
  while (to > from && trailingWords.has(words[to - 1]?.key ?? '')) to--;
  const named = words.slice(from, to);
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last) return { phrase: null, isEnd };
  if (isDoing(first.key)) return { phrase: null, isEnd: isEnd || named.length > 1 };
  const text = piece.slice(first.start, last.end);
  const isName = named.length <= wordsMax && text.length >= 2 && text.length <= charsMax && /\p{L}/u.test(text) && !noName.test(text) && !isEmpty(named) && !isPlace(text);
  return { phrase: isName ? { start: first.start, end: last.end } : null, isEnd };
}
