import type { Candidate } from './candidate.js';
import { lineAround } from './lines-around.js';
import { wordsOf } from './tokens.js';

const equalUpToChars = 3;

function begins(key: string, word: string): boolean {
  return word.length <= equalUpToChars ? key === word || key === `${word}s` : key.startsWith(word);
}

/** Distance in words to the nearest context word; infinite if there is none on the line. */
function distanceToContext(
  sides: readonly (readonly string[])[],
  contextWords: readonly string[],
): number {
  let least = Infinity;
  for (const phrase of contextWords) {
    const words = wordsOf(phrase);
    for (const keys of sides) {
      const at = keys.findIndex((_, from) =>
        words.every((word, step) => begins(keys[from + step] ?? '', word)),
      );
      if (at >= 0 && at < least) least = at;
    }
  }
  return least;
}

/**
 * One candidate per skill: an automatic plural and an explicit one match the same word and do not
 * compete.
 */
function onePerSkill(candidates: readonly Candidate[]): Candidate[] {
  return [
    ...new Map(
      candidates.toReversed().map((candidate) => [candidate.spelling.skill.entry.id, candidate]),
    ).values(),
  ].toReversed();
}

/**
 * Disambiguates an abbreviation that several skills share: by the nearest context word on the same
 * line; else the skill that needs no context; else the first, to be decided by neighbouring skills.
 * @returns null for a name in another case without a context word
 */
export function disambiguate(text: string, candidates: readonly Candidate[]): Candidate | null {
  const [first] = candidates;
  const toldApart = onePerSkill(candidates.filter(({ spelling }) => spelling.isToldApart));
  if (!first || toldApart.length === 0) return first ?? null;
  const { before, after } = lineAround(text, first.start, first.end);
  const sides = [wordsOf(before).toReversed(), wordsOf(after)];
  const byDistance = toldApart
    .map((candidate) => ({
      candidate,
      distance: distanceToContext(sides, candidate.spelling.skill.contextWords),
    }))
    .toSorted((a, b) => a.distance - b.distance);
  const [nearest, second] = byDistance;
  if (nearest && nearest.distance < (second?.distance ?? Infinity))
    return { ...nearest.candidate, isFirm: nearest.candidate.isOwnCase };
  const plain = candidates.filter(({ spelling }) => !spelling.isToldApart);
  if (plain[0]) return plain[0];
  return toldApart.some(({ isOwnCase }) => isOwnCase)
    ? { ...first, isFirm: false, oneOf: toldApart }
    : null;
}

// Far enough for a list of skills on several short lines, near enough to be the same list.
const neighbourChars = 120;

/**
 * Disambiguates by adjacent certain skills: chooses the only skill with a neighbour of its own or a
 * related profession.
 * @returns null if none or all of them have one
 */
export function byNeighbours(
  candidate: Candidate,
  neighbours: readonly (Candidate | undefined)[],
): Candidate | null {
  const near = neighbours.filter(
    (other) =>
      other !== undefined &&
      Math.max(other.start - candidate.end, candidate.start - other.end) <= neighbourChars,
  );
  const fitting = (candidate.oneOf ?? []).filter(
    ({ isOwnCase, spelling }) =>
      isOwnCase &&
      near.some(
        (other) =>
          other?.spelling.skill.profession === spelling.skill.profession &&
          other.spelling.skill.entry.kind !== 'soft',
      ),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
