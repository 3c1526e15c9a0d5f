import { type JobDetail } from '@rolefit/contracts';
import { useMemo } from 'react';
import { type Evidence, findPoint } from '../evidence';
import { preferredConditions } from './preferred-conditions';
import { type SelectedEvidence } from './use-selected-evidence';

/** What the lines of a match show besides its points. */
interface ShownEvidence {
  /** Conditions that the posting only prefers. */
  readonly preferred: readonly Evidence[];
  /** All conditions that earn no points; their lines are marked as well. */
  readonly others: readonly Evidence[];
  /** The selected evidence; null until the user selects some. */
  readonly active: Evidence | null;
}

export function useShownEvidence(
  terms: JobDetail['terms'],
  { points, skills, conditions, chosen }: SelectedEvidence,
): ShownEvidence {
  const preferred = useMemo(() => preferredConditions(terms?.conditions ?? []), [terms]);
  const others = useMemo(
    () => [
      ...conditions.filter((condition) => findPoint(points, condition) === condition),
      ...preferred,
    ],
    [points, conditions, preferred],
  );
  const active =
    [...points, ...skills, ...conditions, ...preferred].find(({ key }) => key === chosen) ?? null;
  return { preferred, others, active };
}
