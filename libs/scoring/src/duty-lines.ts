import type { Quote } from '@rolefit/contracts';
import type { JudgeableDuty } from './asks/duties.js';
import type { Found } from './held-lookup.js';
import type { Line } from './line.js';
import type { SkillRelation } from './relate-skill.js';
import { keptFor } from './remember.js';
import { dutyCredits } from './weights.js';
import { isGeneric, weightOfWords, wordWeight } from './words.js';

/**
 * Similarity of resume lines to the duties of a posting: one number per line, in the order of
 * `quotes`.
 */
export interface DutyLines {
  readonly quotes: readonly Quote[];
  /** Word overlap of a duty with each line, 0 to 1. */
  readonly wordShares: (duty: JudgeableDuty) => ArrayLike<number>;
  /**
   * The highest share that the skills of each line earn for a wanted skill, 0 to 1; null if no line
   * has any. Only held skills count.
   */
  readonly skillShares: (found: readonly Found<SkillRelation>[]) => ArrayLike<number> | null;
  /** Whether any line names this skill. */
  readonly nameSkill: (skillId: string) => boolean;
}

interface IndexedLine {
  readonly words: ReadonlySet<string>;
  readonly weight: number;
}

function linesBy<Key>(lines: readonly Iterable<Key>[]): ReadonlyMap<Key, readonly number[]> {
  const index = new Map<Key, number[]>();
  lines.forEach((keys, line) => {
    for (const key of keys) {
      const known = index.get(key);
      if (known) known.push(line);
      else index.set(key, [line]);
    }
  });
  return index;
}

/** Linear ramp; a single distinctive word in common earns little. */
function shareOf(common: number, telling: number, duty: JudgeableDuty, line: IndexedLine): number {
  if (telling === 0) return 0;
  const overlap = common / Math.min(duty.weight, Math.max(line.weight, dutyCredits.wordsLeast));
  const ramp = Math.min(
    1,
    Math.max(
      0,
      (overlap - dutyCredits.wordsFrom) / (dutyCredits.wordsFull - dutyCredits.wordsFrom),
    ),
  );
  return telling === 1 ? Math.min(ramp, dutyCredits.oneWordCap) : ramp;
}

/**
 * Indexes the lines by words and skills, so that a duty is compared only with lines that share one.
 */
export function dutyLines(all: readonly Line[]): DutyLines {
  // Of two lines that support a duty equally, one from a role is stronger evidence than a summary.
  const ordered = [...all].sort(
    (a, b) => Number(a.statement.role === null) - Number(b.statement.role === null),
  );
  const lines = ordered.map(({ words }): IndexedLine => {
    const unique = new Set(words);
    return { words: unique, weight: weightOfWords(unique) };
  });
  const byWord = linesBy(lines.map(({ words }) => words));
  const bySkill = linesBy(ordered.map(({ statement }) => new Set(statement.skillIds)));
  const skillSharesOf = (found: readonly Found<SkillRelation>[]): Float64Array | null => {
    let shares: Float64Array | null = null;
    for (const { held, answer } of found) {
      for (const line of (held.skillId === null ? undefined : bySkill.get(held.skillId)) ?? []) {
        shares ??= new Float64Array(lines.length);
        shares[line] = Math.max(shares[line] ?? 0, answer.share);
      }
    }
    return shares;
  };

  const wordSharesOf = (duty: JudgeableDuty): Float64Array => {
    const common = new Float64Array(lines.length);
    const telling = new Uint32Array(lines.length);
    for (const word of duty.words) {
      const [weight, isTelling] = [wordWeight(word), Number(!isGeneric(word))];
      for (const line of byWord.get(word) ?? []) {
        common[line] = (common[line] ?? 0) + weight;
        telling[line] = (telling[line] ?? 0) + isTelling;
      }
    }
    lines.forEach(
      (line, at) => (common[at] = shareOf(common[at] ?? 0, telling[at] ?? 0, duty, line)),
    );
    return common;
  };

  return {
    quotes: ordered.map(({ statement }) => statement.quote),
    wordShares: keptFor(wordSharesOf),
    skillShares: keptFor(skillSharesOf),
    nameSkill: (skillId) => bySkill.has(skillId),
  };
}
