import { Inject, Injectable } from '@nestjs/common';
import { type LanguageModel, withGenerate } from '@rolefit/reading';
import { CONFIG, type WorkerConfig } from '@rolefit/config';
import { AppError, type ErrorCode, type Reading } from '@rolefit/contracts';
import { type Caller } from './circuit-breaker/shared-circuit-breaker.js';
import { CircuitOpenError } from './circuit-breaker/circuit-open.error.js';
import { GuardedModel } from './guarded-model.js';
import { ModelCallRecorder } from './model-call-recorder.js';
import { isLongRateLimit } from './wait-reason.js';
import { simulatedLatencyModel } from './simulated-latency-model.js';
import { PrioritySemaphore } from './priority-semaphore.js';

/** Why the built-in analyser reads in place of the model: until the model is available again, or because it cannot read this text. */
export type Fallback = 'temporary' | 'permanent';

/** A retry would give the same result. */
const permanentErrors: ReadonlySet<ErrorCode> = new Set([
  'MODEL_REFUSED',
  'MODEL_TEXT_TOO_LONG',
  'MODEL_ANSWER_INVALID',
  'MODEL_ANSWER_CUT',
]);

/** The model that extracts facts from texts, if configured to, with fallback to the built-in analyser. */
@Injectable()
export class ReadingModel {
  private readonly model: LanguageModel | null;
  private readonly semaphore = new PrioritySemaphore();

  constructor(
    @Inject(CONFIG) private readonly config: Pick<WorkerConfig, 'model'>,
    private readonly guard: GuardedModel,
  ) {
    this.model = config.model?.reads === 'links' ? null : guard.model;
  }

  get isConfigured(): boolean {
    return this.model !== null;
  }

  /**
   * Reads for one job.
   * @param read is given the model, or null where none is configured
   * @param run records the calls
   * @throws whatever `read` throws
   */
  async using<Answer>(
    caller: Caller,
    read: (model: LanguageModel | null) => Promise<Answer>,
    run = new ModelCallRecorder(),
  ): Promise<Answer> {
    if (this.model === null) return read(null);
    return this.semaphore.run(
      caller.queuePosition,
      this.guard.guarded(this.model, caller, run),
      read,
    );
  }

  /**
   * The same for a text whose facts are known, where the job must not reveal that: `read` is given a model that takes as long as the real one did and returns an
   * empty answer. Budget and breaker apply as to a real call. A probe of the half-open circuit is a real call; otherwise the circuit could stay open forever.
   * @param modelMs how long the model took when it read the text
   */
  async usingSimulatedLatency<Answer>(
    caller: Caller,
    modelMs: number,
    read: (model: LanguageModel | null) => Promise<Answer>,
    run = new ModelCallRecorder(),
  ): Promise<Answer> {
    const { model } = this;
    if (model === null) return read(null);
    const [live, simulated] = [
      this.guard.guarded(model, caller, run),
      simulatedLatencyModel(model.name, modelMs),
    ];
    const generate: LanguageModel['generate'] = async (request) => {
      const { isProbe } = await this.guard.check(caller);
      return (isProbe ? live : simulated).generate(request);
    };
    return this.semaphore.run(caller.queuePosition, withGenerate(model, generate), read);
  }

  /**
   * Checks before a job fetches, parses or claims anything that a reading could begin now. Passes where the built-in analyser would take over.
   * @throws the error of a call, with no call made
   */
  async assertAvailable(caller: Caller): Promise<void> {
    if (!this.isConfigured) return;
    try {
      await this.guard.check(caller);
    } catch (error) {
      if (this.fallbackFor(error) === null) throw error;
    }
  }

  /** How many texts that the fallback has read may be read again now: one while the circuit is half-open. */
  async rereadCapacity(max: number): Promise<number> {
    return this.isConfigured && this.hasFallback ? this.capacity(max) : 0;
  }

  /**
   * How many texts may be read now in the background: all without a model, and none while it is unavailable.
   * @param needsModel false for texts that the built-in analyser read before, and may read again where it is the fallback
   */
  async backgroundCapacity(max: number, needsModel: boolean): Promise<number> {
    if (!this.isConfigured) return max;
    const capacity = await this.capacity(max);
    return capacity === 0 && !needsModel && this.hasFallback ? max : capacity;
  }

  private get hasFallback(): boolean {
    return this.config.model?.fallback === 'builtin';
  }

  private async capacity(max: number): Promise<number> {
    try {
      return (await this.guard.check({ jobId: 'sweeper', queuePosition: 1 })).isProbe ? 1 : max;
    } catch {
      return 0;
    }
  }

  /** Whether the built-in analyser reads in place of a model that failed with this error; null where the operator did not configure a fallback. */
  fallbackFor(error: unknown): Fallback | null {
    if (!this.hasFallback || !(error instanceof AppError)) return null;
    if (
      error instanceof CircuitOpenError ||
      error.code === 'MODEL_BUDGET_SPENT' ||
      isLongRateLimit(error)
    )
      return 'temporary';
    return permanentErrors.has(error.code) ? 'permanent' : null;
  }
}

/** Marks the record of a temporary fallback, so that the sweeper has the text read again. */
export function markFallback(fallback: Fallback, reading: Reading): Reading {
  return fallback === 'temporary' ? { ...reading, awaitsModel: true } : reading;
}
