import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { LANGUAGE_MODEL } from '@rolefit/model';
import type { LanguageModel } from '@rolefit/reading';
import { type Caller, SharedCircuitBreaker } from './circuit-breaker/shared-circuit-breaker.js';
import { instrumented } from './instrumented-model.js';
import { ModelBudget } from './model-budget.js';
import { PaidAnswers } from './paid-answers.js';
import type { ModelCallRecorder } from './model-call-recorder.js';

/** The configured model behind the store of its answers, its daily budget and the shared circuit breaker, for all tasks. */
@Injectable()
export class GuardedModel {
  /** Null if none is configured. Every call is measured. */
  readonly model: LanguageModel | null;

  constructor(
    @Inject(LANGUAGE_MODEL) model: LanguageModel | null,
    private readonly budget: ModelBudget,
    private readonly breaker: SharedCircuitBreaker,
    private readonly paid: PaidAnswers,
    @Inject(LOGGER) logger: Logger,
  ) {
    // Wrapped before budget and breaker: a rejected call is not measured.
    this.model = model && instrumented(model, logger);
  }

  /** Records inside budget and breaker: rejected calls and stored answers are not recorded. */
  guarded(model: LanguageModel, caller: Caller, run: ModelCallRecorder): LanguageModel {
    const limited = this.budget.guard(this.breaker.guard(run.recording(model), caller));
    return this.paid.guard(limited, caller.jobId);
  }

  /**
   * Whether a call could begin now.
   * @throws the error of a call, with no call made
   */
  async check(caller: Caller): ReturnType<SharedCircuitBreaker['check']> {
    await this.budget.assertRemaining();
    return this.breaker.check(caller);
  }
}
