import { emptyPostingAnswer, type LanguageModel } from '@rolefit/ai';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Stands in for the model where a posting's facts are known already but not to this user: takes as long as the model took when it read the text, and answers
 * nothing, so that the time which a scan takes does not tell whether somebody else has scanned the text before (ADR 27).
 * @param modelMs how long the model took for all calls of that reading; the first call takes all of it
 */
export function simulatedLatencyModel(name: string, modelMs: number): LanguageModel {
  let leftMs = modelMs;
  return {
    name,
    generate: async ({ signal }) => {
      const waitMs = leftMs;
      leftMs = 0;
      await wait(waitMs, undefined, { signal });
      return { model: name, inputTokens: 0, outputTokens: 0, costUsd: null, output: emptyPostingAnswer };
    },
  };
}
