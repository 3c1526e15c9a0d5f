import { type ConditionRequirement } from '@rolefit/contracts';
import { conditionName } from '@rolefit/match-texts';
import { language } from '@/lib/language';
import { type Evidence } from '../evidence';

/** Conditions that the posting only prefers, once each; a topic that it requires as well is judged instead. */
export function preferredConditions(conditions: readonly ConditionRequirement[]): Evidence[] {
  const required = new Set(
    conditions.filter((one) => one.importance === 'required').map(({ topic }) => topic),
  );
  const preferred = new Map<string, Evidence>();
  for (const one of conditions) {
    const label = conditionName(one, language);
    const key = `preferred-${label}`;
    if (!required.has(one.topic) && !preferred.has(key))
      preferred.set(key, {
        key,
        label,
        postingQuote: one.quote,
        resumeQuote: null,
        isJudged: false,
      });
  }
  return [...preferred.values()];
}
