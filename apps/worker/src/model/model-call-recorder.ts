import {
  type LanguageModel,
  type ModelUse,
  UnusableAnswerError,
  withGenerate,
} from '@rolefit/reading';
import type { ScanModelCall } from '@rolefit/contracts';

/** Records the model calls of one reading: every answer with its cost, unusable ones included, and the total time. */
export class ModelCallRecorder {
  readonly calls: ScanModelCall[] = [];
  private elapsedMs = 0;

  /** Milliseconds spent on calls, failed ones included. */
  get modelMs(): number {
    return Math.round(this.elapsedMs);
  }

  /** Wraps the model: its calls are recorded here. */
  recording(model: LanguageModel): LanguageModel {
    return withGenerate(model, async (request) => {
      const startedAt = performance.now();
      let used: ModelUse | undefined;
      try {
        return (used = await model.generate(request));
      } catch (error) {
        if (error instanceof UnusableAnswerError) used = error.used;
        throw error;
      } finally {
        const tookMs = performance.now() - startedAt;
        this.elapsedMs += tookMs;
        if (used !== undefined) this.calls.push(callOf(used, tookMs));
      }
    });
  }
}

function callOf(
  { model, inputTokens, outputTokens, costUsd }: ModelUse,
  tookMs: number,
): ScanModelCall {
  return { model, inputTokens, outputTokens, costUsd, durationMs: Math.round(tookMs) };
}
