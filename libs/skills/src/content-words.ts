import { unicodeForm } from '@rolefit/contracts';
import { neutralForm } from './gender.js';
import { lexicons } from './lexicon/lexicons.js';
import { remember } from './remember.js';

const stopWords = new Set(lexicons.flatMap((lexicon) => lexicon.stopWords));

// Most texts are plain English; without Unicode support the regular expressions are several times
// faster.
const plainText = /^[\0-\x7f\u2010-\u2022]*$/;
const plainRuns = /[a-z0-9][a-z0-9+#]*/g;
const runsOfLetters = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function strip(word: string, suffixes: readonly string[], least: number): string {
  const suffix = suffixes.find(
    (ending) => word.endsWith(ending) && word.length - ending.length >= least,
  );
  return suffix === undefined ? word : word.slice(0, -suffix.length);
}

/**
 * A light stemmer: removes plural, then one verb or noun ending, then a silent e, so that "manage",
 * "managed", "manager" and "management" match. Made for English; other languages mostly stay
 * unchanged, which costs recall, not precision.
 */
export function stem(word: string): string {
  let found = word;
  if (found.length > 4 && found.endsWith('ies')) found = `${found.slice(0, -3)}y`;
  else if (found.length > 4 && /(?:x|ch|sh|ss)es$/.test(found)) found = found.slice(0, -2);
  else if (found.length > 3 && /[^sui]s$/.test(found)) found = found.slice(0, -1);
  const once = strip(
    strip(found, ['ment'], 5),
    ['ization', 'isation', 'ation', 'ing', 'ion', 'ed', 'er', 'or', 'ly'],
    4,
  );
  // "Administered" as "administer" and "administration".
  const bare = strip(once === found ? found : once.replace(/(?<=ist)r$/, ''), ['er', 'or'], 4);
  if (bare !== found && /([bdfgmnprt])\1$/.test(bare)) return bare.slice(0, -1);
  return bare.length > 4 && bare.endsWith('e') ? bare.slice(0, -1) : bare;
}

const wordsKept = 20_000;
const lettersMost = 40;
const rememberedRoot = remember((word) => stem(neutralForm(word)), wordsKept);

/** What words are compared by: without inflection, and without the gender of a job title. */
export function rootOf(word: string): string {
  // Longer strings are not words, and would fill the memory.
  return word.length > lettersMost ? stem(neutralForm(word)) : rememberedRoot(word);
}

function pairs(run: string): string[] {
  const letters = [...run];
  return letters.length < 2
    ? letters
    : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** As `contentWords`, for texts that are read once. */
export function readContentWords(text: string): readonly string[] {
  const isPlain = plainText.test(text);
  const folded = isPlain ? text : unicodeForm(text, 'NFKD').replace(/\p{M}/gu, '');
  const runs = folded.toLowerCase().match(isPlain ? plainRuns : runsOfLetters) ?? [];
  return runs.flatMap((run) => {
    if (!isPlain && unspaced.test(run)) return pairs(run);
    return run.length < 2 || stopWords.has(run) ? [] : [rootOf(run)];
  });
}

const textsKept = 5_000;

/**
 * The stems of a text's content words, in text order, with repetitions. Accents are folded, so that
 * "Entwickler für" and "fur" agree; scripts without spaces yield character bigrams. Memoised, since
 * each line of a resume is compared with many postings.
 */
export const contentWords = remember(readContentWords, textsKept);
