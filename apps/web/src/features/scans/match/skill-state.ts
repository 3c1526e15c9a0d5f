import { type MatchSkill } from '@rolefit/contracts';
import { type FoundState, type PointEvidence, stateOf } from '../evidence';

/** From this credit on the judge counts a skill as matched. */
const matchedFrom = 0.52;

/**
 * What was found of a skill: the state of its point, if it has one, so that both say the same; otherwise by its credit. A point of a longer
 * sentence, which asks for more than the skill, is another fact.
 */
export function skillState(
  { name, credit, postingQuote }: MatchSkill,
  points: readonly PointEvidence[],
): FoundState {
  const own = points.find(
    ({ label, point: { postingQuote: quote } }) =>
      label === name && quote.start <= postingQuote.start && quote.end >= postingQuote.end,
  );
  if (own) return stateOf(own.point);
  if (credit >= matchedFrom) return 'found';
  return credit > 0 ? 'partly' : 'missing';
}
