import type { Sentence } from '@rolefit/contracts';
import { type Condition, shorten } from '@rolefit/linking';
import { someOf } from './some-labels.js';

const quoteChars = 80;

/** Whose words contradict the conditions. */
function whoContradicts(missed: readonly Condition[]): 'resume' | 'answers' | 'both' {
  if (missed.every(({ statedByUser }) => statedByUser === undefined)) return 'resume';
  return missed.some(({ statedByUser }) => statedByUser === undefined) ? 'both' : 'answers';
}

/**
 * That conditions of the posting are not met.
 * @param missed at least one
 * @param most names of conditions in the sentence
 */
export function mayRuleOut(missed: readonly Condition[], most: number): Sentence {
  const [only, ...others] = missed;
  if (only && others.length === 0)
    return {
      code: 'may-rule-out',
      values: {
        label: only.label,
        resume: only.resumeQuote ? shorten(only.resumeQuote.text, quoteChars) : null,
        stated: only.statedByUser ?? null,
      },
    };
  const labels = missed.map(({ label }) => label);
  return {
    code: 'may-rule-out-several',
    values: { ...someOf(labels, most), by: whoContradicts(missed) },
  };
}
