import { type Highlights, type Job } from '@rolefit/contracts';
import { formatFacts } from '@/lib/format';
import { conditionName, placeWords } from '../highlights/words';

export type ConditionState = Highlights['conditions'][number]['status'];

/** The condition that decides most, how many others are in the same state, and that state; null if the posting sets none. */
export function leadingCondition(
  highlights: Highlights | null,
): { state: ConditionState; name: string; others: number } | null {
  for (const state of ['not-met', 'unknown', 'met'] as const) {
    const [first, ...others] =
      highlights?.conditions.filter(({ status }) => status === state) ?? [];
    if (first) return { state, name: conditionName(first.ask), others: others.length };
  }
  return null;
}

/** Company and place on one line. */
export function jobFacts({ companyName, highlights }: Job): string {
  const place = highlights?.place;
  return formatFacts([companyName, ...(place ? [placeWords(place)] : [])]);
}
