import { Inject, Injectable } from '@nestjs/common';
import type { LanguageModel } from '@rolefit/ai';
import { LANGUAGE_MODEL } from '@rolefit/ai-adapters';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import { AppError, type ErrorCode, type Reading } from '@rolefit/contracts';
import { type Caller, SharedCircuitBreaker } from './circuit-breaker/shared-circuit-breaker.js';
import { CircuitOpenError } from './circuit-breaker/circuit-open.error.js';
import { ModelBudget } from './model-budget.js';
import { ModelCallRecorder } from './model-call-recorder.js';
import { isLongRateLimit } from './wait-reason.js';
import { instrumented } from './instrumented-model.js';
import { simulatedLatencyModel } from './simulated-latency-model.js';
import { PrioritySemaphore } from './priority-semaphore.js';

/** Why the built-in analyser reads in place of the model: until it is back, or because it answered and cannot read this text. */
export type Fallback = 'temporary' | 'permanent';

/** The model would say the same again, tomorrow too. */
const permanentErrors: ReadonlySet<ErrorCode> = new Set(['MODEL_REFUSED', 'MODEL_TEXT_TOO_LONG', 'MODEL_ANSWER_INVALID']);

/** The configured model as jobs ask it: within its daily budget and through the gate that all workers share; and what to do where that is shut. */
@Injectable()
export class ReadingModel {
  private readonly model: LanguageModel | null;
  private readonly semaphore = new PrioritySemaphore();

  constructor(
    @Inject(LANGUAGE_MODEL) model: LanguageModel | null,
    @Inject(CONFIG) private readonly config: Pick<Config, 'model'>,
    private readonly budget: ModelBudget,
    private readonly gate: SharedCircuitBreaker,
    @Inject(LOGGER) logger: Logger,
  ) {
    // Behind budget and gate: what they refuse is no call.
    this.model = model && instrumented(model, logger);
  }

  /** Whether a model reads at all. */
  get isConfigured(): boolean {
    return this.model !== null;
  }

  /**
   * Reads on behalf of one job.
   * @param read is given the model, or null where the built-in analyser reads
   * @param run records what is asked of the provider
   * @throws whatever `read` throws
   */
  async using<Answer>(caller: Caller, read: (model: LanguageModel | null) => Promise<Answer>, run = new ModelCallRecorder()): Promise<Answer> {
    if (this.model === null) return read(null);
    return this.semaphore.through(caller.turn, this.live(this.model, caller, run), read);
  }

  /**
   * The same for a text whose facts are known, where the job must not show that: `read` is given a model that takes as long as the real one did and says nothing.
   * It is refused where the real one would be; the call that finds out whether the model is back is a real one, or known texts would wait for ever.
   * @param modelMs how long the model took when it read the text
   */
  async replaying<Answer>(caller: Caller, modelMs: number, read: (model: LanguageModel | null) => Promise<Answer>, run = new ModelCallRecorder()): Promise<Answer> {
    const { model } = this;
    if (model === null) return read(null);
    const [live, replayed] = [this.live(model, caller, run), simulatedLatencyModel(model.name, modelMs)];
    const generate: LanguageModel['generate'] = async (request) => {
      await this.budget.assertLeft();
      const { isProbe } = await this.gate.look(caller);
      return (isProbe ? live : replayed).generate(request);
    };
    return this.semaphore.through(caller.turn, { name: model.name, generate }, read);
  }

  /**
   * Makes sure that a reading can begin now: what would wait need not fetch, parse and claim anything first. Passes where the built-in analyser would read.
   * @throws what asking the model would, with no call made
   */
  async assertAvailable(caller: Caller): Promise<void> {
    if (!this.isConfigured) return;
    try {
      await this.budget.assertLeft();
      await this.gate.look(caller);
    } catch (error) {
      if (this.fallbackFor(error) === null) throw error;
    }
  }

  /** How many of the texts that the built-in analyser read meanwhile may be read again now: one where nobody knows yet whether the model is back. */
  async room(atMost: number): Promise<number> {
    if (!this.isConfigured || this.config.model?.fallback !== 'builtin') return 0;
    try {
      await this.budget.assertLeft();
      return (await this.gate.look({ jobId: 'sweeper', turn: 1 })).isProbe ? 1 : atMost;
    } catch {
      return 0;
    }
  }

  /** Behind budget and gate: what they refuse is no call. */
  private live(model: LanguageModel, caller: Caller, run: ModelCallRecorder): LanguageModel {
    return this.budget.within(this.gate.guard(run.recording(model), caller));
  }

  /** Whether the built-in analyser reads what the model did not, where the operator wants that. */
  fallbackFor(error: unknown): Fallback | null {
    if (this.config.model?.fallback !== 'builtin' || !(error instanceof AppError)) return null;
    if (error instanceof CircuitOpenError || error.code === 'MODEL_BUDGET_SPENT' || isLongRateLimit(error)) return 'temporary';
    return permanentErrors.has(error.code) ? 'permanent' : null;
  }
}

/** The record of a reading by the built-in analyser in place of the model. */
export function markFallback(fallback: Fallback, reading: Reading): Reading {
  return fallback === 'temporary' ? { ...reading, awaitsModel: true } : reading;
}
