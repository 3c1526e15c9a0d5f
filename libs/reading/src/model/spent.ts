import type { ModelCall } from '@rolefit/contracts';
import type { ModelUse } from '../ports.js';

/** Accumulated cost of calls to a model. */
export interface Spent {
  /** The model of the last answer, as the provider names it. */
  readonly model: string;
  readonly calls: readonly ModelCall[];
}

/** The record of one call. */
export function spentOn(
  { model, inputTokens, outputTokens, costUsd }: ModelUse,
  durationMs: number,
): Spent {
  return {
    model,
    calls: [
      { inputTokens, outputTokens, costUsd, durationMs: Math.max(0, Math.round(durationMs)) },
    ],
  };
}

/** Both records, in order. */
export function addSpent(a: Spent, b: Spent): Spent {
  return { model: b.model, calls: [...a.calls, ...b.calls] };
}

/** Sums over calls; an unknown cost of one makes the total unknown. */
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
