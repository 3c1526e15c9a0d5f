import {
  type LanguageModel,
  type ModelUse,
  UnusableAnswerError,
  withGenerate,
} from '@rolefit/reading';

/** Records the calls of a check with their time, tokens and cost. */
export class RecordedCalls {
  readonly uses: ModelUse[] = [];
  count = 0;
  #ms = 0;

  /** Total of all calls. */
  get seconds(): number {
    return this.#ms / 1_000;
  }

  recording(model: LanguageModel): LanguageModel {
    return withGenerate(model, async (request) => {
      const startedAt = performance.now();
      this.count += 1;
      try {
        const answer = await model.generate(request);
        this.uses.push(answer);
        return answer;
      } catch (error) {
        if (error instanceof UnusableAnswerError) this.uses.push(error.used);
        throw error;
      } finally {
        this.#ms += performance.now() - startedAt;
      }
    });
  }

  get inputTokens(): number {
    return this.uses.reduce((sum, { inputTokens }) => sum + inputTokens, 0);
  }

  get outputTokens(): number {
    return this.uses.reduce((sum, { outputTokens }) => sum + outputTokens, 0);
  }

  /** US dollars; null without prices. */
  get costUsd(): number | null {
    return this.uses.reduce<number | null>(
      (sum, { costUsd }) => (sum === null || costUsd === null ? null : sum + costUsd),
      0,
    );
  }
}
