import type { LanguageModel } from '@rolefit/ai';

interface Waiting {
  readonly turn: number;
  readonly go: () => void;
}

/**
 * Takes the answers of the model apart one after the other, a user's first before anybody's later ones. Two hundred answers that are in at the same time
 * share one processor: without an order, a single scan would be done when all of another user's are.
 */
export class PrioritySemaphore {
  private readonly waiting: Waiting[] = [];
  private isTaken = false;

  /**
   * Runs one reading: it has the place except while it waits for the model.
   * @param turn 0 for a user's first
   * @throws whatever `read` throws
   */
  async through<Answer>(turn: number, model: LanguageModel, read: (model: LanguageModel) => Promise<Answer>): Promise<Answer> {
    let isInside = false;
    const leave = (): void => {
      if (isInside) this.next();
      isInside = false;
    };
    const generate: LanguageModel['generate'] = async (request) => {
      leave();
      const answer = await model.generate(request);
      await this.enter(turn);
      isInside = true;
      return answer;
    };
    try {
      return await read({ name: model.name, generate });
    } finally {
      leave();
    }
  }

  private async enter(turn: number): Promise<void> {
    if (!this.isTaken) {
      this.isTaken = true;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.waiting.splice(this.waiting.findLastIndex((one) => one.turn <= turn) + 1, 0, { turn, go: resolve });
    await promise;
  }

  private next(): void {
    const first = this.waiting.shift();
    if (first === undefined) this.isTaken = false;
    // In a turn of the loop of its own, so that what came in meanwhile is seen.
    else setImmediate(first.go);
  }
}
