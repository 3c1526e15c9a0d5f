import type { PostingFacts, SkillGap, StoredMatch } from '@rolefit/contracts';
import { closeLinker, type Linker, openCase, type OpenCase } from '@rolefit/linking';
import { canBeJudged } from './can-be-judged.js';
import { matchOf } from './match-of.js';
import type { MatchInput } from './match-input.js';
import { isOwnField } from './own-field.js';
import { gapsOf } from './skill-gaps.js';
import { craftOf, judgeCase } from './verdict.js';

/**
 * Judges a resume, its owner's skills and answers against a posting: pure, synchronous,
 * bit-identical on every machine and for any order of the facts.
 * @throws RangeError if `canBeJudged(posting)` is false: callers check first and end the scan as
 * `needs-text`
 * @param linker by default the built-in one, or the one of the close reading
 */
export function scoreMatch(input: MatchInput, linker = linkerFor(input)): StoredMatch {
  assertJudgeable(input.posting);
  const opened = caseOf(input);
  return matchOf(opened, judgeCase(opened, linker), input);
}

function caseOf({ posting, resume, skills, answers, corrections }: MatchInput): OpenCase {
  return openCase(posting, resume, skills, answers, corrections);
}

function linkerFor({ closeReading }: MatchInput): Linker | undefined {
  return closeReading ? closeLinker(closeReading.evidence) : undefined;
}

/** A match, the gaps that it shows, and whether the posting is in the user's own field. */
export interface MatchWithGaps {
  readonly match: StoredMatch;
  readonly gaps: SkillGap[];
  readonly isOwnField: boolean;
}

/**
 * `scoreMatch` and `skillGaps` combined, at a lower cost.
 * @throws RangeError if `canBeJudged(posting)` is false
 */
export function judgeMatch(input: MatchInput, linker = linkerFor(input)): MatchWithGaps {
  assertJudgeable(input.posting);
  const opened = caseOf(input);
  const verdict = judgeCase(opened, linker);
  return {
    match: matchOf(opened, verdict, input),
    gaps: gapsOf(opened, verdict, linker),
    isOwnField: isOwnField(opened.career, craftOf(verdict.links)),
  };
}

function assertJudgeable(posting: PostingFacts): void {
  if (!canBeJudged(posting))
    throw new RangeError(
      'This posting asks nothing that can be judged; ask canBeJudged before scoreMatch.',
    );
}
