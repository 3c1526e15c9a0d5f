import { type LanguageModel, type ModelUse, UnusableAnswerError } from '@rolefit/ai';
import type { ScanModelCall } from '@rolefit/contracts';

/** What one reading asks of the provider: each answer with what it cost, those of no use too, and how long the provider took for everything. */
export class ModelCallRecorder {
  readonly calls: ScanModelCall[] = [];
  private elapsedMs = 0;

  /** Milliseconds spent on calls, those included that were not answered. */
  get modelMs(): number {
    return Math.round(this.elapsedMs);
  }

  /** The same model; its calls go on this record. */
  recording(model: LanguageModel): LanguageModel {
    return {
      name: model.name,
      generate: async (request) => {
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
      },
    };
  }
}

function callOf({ model, inputTokens, outputTokens, costUsd }: ModelUse, tookMs: number): ScanModelCall {
  return { model, inputTokens, outputTokens, costUsd, durationMs: Math.round(tookMs) };
}
