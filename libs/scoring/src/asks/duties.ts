import type { Duty, PostingFacts } from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import type { Wanted } from '../held-lookup.js';
import { contentWords, isGeneric, weightOfWords } from '../words.js';

/** A duty with enough content to be judged. */
export interface JudgeableDuty {
  readonly duty: Duty;
  readonly words: readonly string[];
  /** Summed weight of its words. */
  readonly weight: number;
  /** Skills that it names, except soft ones, which nearly everyone claims. */
  readonly skills: readonly Wanted[];
}

/**
 * Requirements without a named skill, degree or the like, and duties that begin with no verb. Both are
 * compared with the lines of a resume word by word, as duties are.
 */
function describedInWords({ requirements, duties }: PostingFacts): Duty[] {
  const known = new Set(duties.map(({ quote }) => quote.start));
  return requirements.flatMap(({ kind, importance, parts, quote }) =>
    (kind === 'other' || kind === 'duty') &&
    importance !== 'nice' &&
    parts.length === 0 &&
    !known.has(quote.start)
      ? [{ quote, skillIds: [] }]
      : [],
  );
}

/**
 * Duties with content: "Other duties as assigned" names no skill and no distinctive word, so it is
 * not judged.
 */
export function judgeableDuties(posting: PostingFacts, skillsMost = Infinity): JudgeableDuty[] {
  const seen = new Set<string>();
  return [...posting.duties, ...describedInWords(posting)].flatMap((duty) => {
    const words = [...new Set(contentWords(duty.quote.text))];
    const skillIds = [...new Set(duty.skillIds)]
      .filter((id) => skillById(id)?.kind !== 'soft')
      .slice(0, skillsMost);
    const key = words.join(' ');
    if (seen.has(key) || (skillIds.length === 0 && words.every(isGeneric))) return [];
    seen.add(key);
    return [
      {
        duty,
        words,
        weight: weightOfWords(words),
        skills: skillIds.map((id) => ({ name: id, skillId: id })),
      },
    ];
  });
}

/** Whether the posting names duties that can be judged. */
export function hasDuties(posting: PostingFacts): boolean {
  return judgeableDuties(posting).length > 0;
}
