import { type LanguageModel, withGenerate } from '@rolefit/reading';

interface Waiting {
  readonly queuePosition: number;
  readonly go: () => void;
}

/**
 * Priority semaphore with one permit: model answers are processed one at a time, each user's first job before later ones. Two hundred answers that arrive
 * together share one processor; without priorities, one user's single scan would finish only after all of another user's.
 */
export class PrioritySemaphore {
  private readonly waiting: Waiting[] = [];
  private isHeld = false;

  /**
   * Runs one reading. It holds the permit whenever it processes an answer, and releases it while it waits for the model.
   * @param queuePosition priority: 0 for a user's first job
   * @throws whatever `read` throws
   */
  async run<Answer>(
    queuePosition: number,
    model: LanguageModel,
    read: (model: LanguageModel) => Promise<Answer>,
  ): Promise<Answer> {
    let hasPermit = false;
    const release = (): void => {
      if (hasPermit) this.release();
      hasPermit = false;
    };
    const generate: LanguageModel['generate'] = async (request) => {
      release();
      const answer = await model.generate(request);
      await this.acquire(queuePosition);
      hasPermit = true;
      return answer;
    };
    try {
      return await read(withGenerate(model, generate));
    } finally {
      release();
    }
  }

  private async acquire(queuePosition: number): Promise<void> {
    if (!this.isHeld) {
      this.isHeld = true;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.waiting.splice(
      this.waiting.findLastIndex((one) => one.queuePosition <= queuePosition) + 1,
      0,
      { queuePosition, go: resolve },
    );
    await promise;
  }

  private release(): void {
    const first = this.waiting.shift();
    if (first === undefined) this.isHeld = false;
    // In a new turn of the event loop, so that answers which have arrived meanwhile are processed.
    else setImmediate(first.go);
  }
}
