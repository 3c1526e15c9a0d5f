import { Inject, Injectable } from '@nestjs/common';
import { closeReadingVersion } from '@rolefit/close-reading';
import { CONFIG, type WorkerConfig } from '@rolefit/config';
import type { LanguageModel } from '@rolefit/reading';
import type { Caller } from './circuit-breaker/shared-circuit-breaker.js';
import { GuardedModel } from './guarded-model.js';
import type { ModelCallRecorder } from './model-call-recorder.js';
import { PrioritySemaphore } from './priority-semaphore.js';

/** The model that finds evidence in a resume for the requirements of a posting, if configured to. */
@Injectable()
export class LinkingModel {
  private readonly model: LanguageModel | null;
  private readonly semaphore = new PrioritySemaphore();

  constructor(
    @Inject(CONFIG) config: Pick<WorkerConfig, 'model'>,
    private readonly guard: GuardedModel,
  ) {
    this.model = config.model?.reads === 'facts' ? null : guard.model;
  }

  get isConfigured(): boolean {
    return this.model !== null;
  }

  /** The model and the prompt version; evidence found under another key is read again. */
  get version(): string {
    return `${closeReadingVersion} ${this.model?.name ?? 'rules'}`;
  }

  /** @throws the error that a call would fail with, if none can start now; makes no call */
  async assertAvailable(caller: Caller): Promise<void> {
    if (this.isConfigured) await this.guard.check(caller);
  }

  /**
   * Reads for one job.
   * @param run records the calls
   * @param read receives the model, or null if no model is configured to link
   * @throws whatever `read` throws
   */
  async using<Answer>(
    caller: Caller,
    run: ModelCallRecorder,
    read: (model: LanguageModel | null) => Promise<Answer>,
  ): Promise<Answer> {
    if (this.model === null) return read(null);
    return this.semaphore.run(
      caller.queuePosition,
      this.guard.guarded(this.model, caller, run),
      read,
    );
  }
}
