import type { ModelCall } from '@rolefit/contracts';
import type { ModelAnswer } from './ports.js';

/** What calls to a model cost so far. */
export interface Spent {
  /** The model that answered last, as the provider names it. */
  readonly model: string;
  readonly calls: readonly ModelCall[];
}

/** The record of one call. */
export function spentOn(
  { model, inputTokens, outputTokens, costUsd }: ModelAnswer,
  durationMs: number,
): Spent {
  return {
    model,
    calls: [
      { inputTokens, outputTokens, costUsd, durationMs: Math.max(0, Math.round(durationMs)) },
    ],
  };
}

/** Both records, in their order. */
export function addSpent(a: Spent, b: Spent): Spent {
  return { model: b.model, calls: [...a.calls, ...b.calls] };
}

/** Sums over calls; a cost that is unknown for one of them is unknown for all. */
export function totalOf(
  calls: readonly ModelCall[],
): Pick<ModelCall, 'inputTokens' | 'outputTokens' | 'costUsd'> {
  return calls.reduce<Pick<ModelCall, 'inputTokens' | 'outputTokens' | 'costUsd'>>(
    (sum, call) => ({
      inputTokens: sum.inputTokens + call.inputTokens,
      outputTokens: sum.outputTokens + call.outputTokens,
      costUsd: sum.costUsd === null || call.costUsd === null ? null : sum.costUsd + call.costUsd,
    }),
    { inputTokens: 0, outputTokens: 0, costUsd: 0 },
  );
}
