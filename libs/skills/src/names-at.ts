import type { Candidate } from './candidate.js';
import { candidateFor } from './candidate-for.js';
import { neutralForm } from './gender.js';
import { anyOf, wordsOfAll } from './lexicon/lexicons.js';
import type { AliasLanguage } from './spelling.js';
import { namesFrom, type SpellingIndex, type WordNode } from './spelling-index.js';
import type { Token } from './tokens.js';

/** The longest names that start at a word, and how many words they span. */
export interface NamesAt {
  readonly candidates: readonly Candidate[];
  readonly length: number;
}

const compoundEndings = wordsOfAll(({ compoundEndings }) => compoundEndings ?? []);
const leastOfCompound = 3;
const jointAtEnd = new RegExp(`(?:${anyOf(({ compoundJoints }) => compoundJoints)})$`);

/** Compounds such as "Excelkenntnisse": the skill is the first part. */
function compoundAt(
  index: SpellingIndex,
  text: string,
  token: Token,
  languages: ReadonlySet<AliasLanguage>,
): NamesAt | null {
  const ending = compoundEndings.find((one) => token.key.endsWith(one));
  if (ending === undefined || token.key.length !== token.end - token.start) return null;
  const whole = token.key.slice(0, -ending.length);
  if (whole.length < leastOfCompound) return null;
  const stem = whole.replace(jointAtEnd, '');
  for (const key of [stem, stem.replace(/s$/, '')]) {
    const part: Token = { key, start: token.start, end: token.start + key.length };
    const candidates = (namesFrom(index, key)?.ends ?? []).flatMap(
      (spelling) => candidateFor(text, [part], 0, 1, spelling, languages) ?? [],
    );
    if (candidates.length > 0)
      return {
        candidates: candidates.map((candidate) => ({ ...candidate, isFirm: candidate.isOwnCase })),
        length: 1,
      };
  }
  return null;
}

// Two letters in another case are a word ("or", "it") in any context.
const leastInSmallLetters = 3;

/**
 * The possible meanings of a name at one place: ambiguous names must also match in case. Only where no name has it, as in a list of small
 * letters ("java, swing, jdbc"), one in another case may be meant, and then both its context and its list must speak for it.
 */
function best(candidates: readonly Candidate[]): readonly Candidate[] {
  const toldApart = candidates.filter(({ spelling }) => spelling.isToldApart);
  const shared = toldApart.filter(({ isOwnCase }) => isOwnCase);
  const plain = candidates.filter(({ spelling }) => !spelling.isToldApart);
  const first =
    plain.find(({ isFirm }) => isFirm) ?? plain.find(({ isOwnCase }) => isOwnCase) ?? plain[0];
  if (first) return [first, ...shared];
  return shared.length > 0
    ? shared
    : toldApart.filter(({ start, end }) => end - start >= leastInSmallLetters);
}

/** Names that begin with the other gender of a word. */
function otherName(index: SpellingIndex, key: string): WordNode | undefined {
  const neutral = neutralForm(key);
  return neutral === key ? undefined : namesFrom(index, neutral);
}

function longestFrom(
  first: WordNode | undefined,
  text: string,
  tokens: readonly Token[],
  at: number,
  languages: ReadonlySet<AliasLanguage>,
): NamesAt | null {
  let found: NamesAt | null = null;
  let place = first;
  for (let length = 1; place; length++) {
    const candidates = best(
      (place.ends ?? []).flatMap(
        (spelling) => candidateFor(text, tokens, at, length, spelling, languages) ?? [],
      ),
    );
    if (candidates.length > 0) found = { candidates, length };
    const key = tokens[at + length]?.key ?? '';
    place = place.next?.get(key) ?? place.next?.get(neutralForm(key));
  }
  return found;
}

/**
 * The longest name that starts at a word; several candidates if skills share it and the context
 * must decide.
 * @param languages of the text
 */
export function longestAt(
  index: SpellingIndex,
  text: string,
  tokens: readonly Token[],
  at: number,
  languages: ReadonlySet<AliasLanguage>,
): NamesAt | null {
  const key = tokens[at]?.key ?? '';
  const found =
    longestFrom(namesFrom(index, key), text, tokens, at, languages) ??
    longestFrom(otherName(index, key), text, tokens, at, languages);
  const token = tokens[at];
  return found ?? (token ? compoundAt(index, text, token, languages) : null);
}
