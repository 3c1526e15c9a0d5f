import { type ConditionAsk } from '@rolefit/contracts';

/** Whether a no says no more than the question: for the other kinds an answer can only state that a list is complete. */
export function canBeDenied(ask: ConditionAsk): boolean {
  return ask.type === 'work';
}
