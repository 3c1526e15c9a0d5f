import { emptyPostingAnswer, type LanguageModel } from '@rolefit/reading';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Replaces the model where a posting's facts are cached but this user has not scanned it yet: takes as long as the model took when it read the text, and returns
 * an empty answer. Otherwise the duration of a scan would reveal whether another user has scanned the same text (ADR 27).
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
      return {
        model: name,
        inputTokens: 0,
        outputTokens: 0,
        costUsd: null,
        output: emptyPostingAnswer,
      };
    },
  };
}
