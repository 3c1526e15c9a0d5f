import type { LanguageModel, ModelAnswer, ModelRequest } from '@rolefit/reading';
import { setTimeout as wait } from 'node:timers/promises';
import { PrioritySemaphore } from './priority-semaphore.js';

const answer: ModelAnswer = {
  output: {},
  model: 'm',
  inputTokens: 1,
  outputTokens: 1,
  costUsd: null,
};
const request: ModelRequest = {
  task: 'read-posting',
  instructions: '',
  input: '',
  schema: { name: 'facts', json: {} },
};
const model: LanguageModel = { name: 'm', generate: async () => answer };

describe('PrioritySemaphore', () => {
  it('processes one answer at a time, each user’s first before later ones', async () => {
    const semaphore = new PrioritySemaphore();
    const done: string[] = [];
    let [inside, most] = [0, 0];
    const read = (name: string, queuePosition: number) =>
      semaphore.run(queuePosition, model, async (through) => {
        await through.generate(request);
        inside += 1;
        most = Math.max(most, inside);
        await wait(5);
        inside -= 1;
        done.push(name);
      });
    await Promise.all([
      read('many 3', 3),
      read('many 9', 9),
      read('many 7', 7),
      read('many 8', 8),
      read('single', 0),
    ]);
    expect(most).toBe(1);
    // The first one held the permit already.
    expect(done).toEqual(['many 3', 'single', 'many 7', 'many 8', 'many 9']);
  });

  it('releases the permit while a reading calls the model again, and when it fails', async () => {
    const semaphore = new PrioritySemaphore();
    const { promise, resolve } = Promise.withResolvers<ModelAnswer>();
    const answers = [Promise.resolve(answer), promise];
    const slow: LanguageModel = {
      name: 'm',
      generate: () => answers.shift() ?? Promise.reject(new Error('no more')),
    };
    const long = semaphore.run(0, slow, async (through) => {
      await through.generate(request);
      await through.generate(request);
      throw new Error('of no use');
    });
    await semaphore.run(5, model, (through) => through.generate(request));
    resolve(answer);
    await expect(long).rejects.toThrow('of no use');
    await expect(semaphore.run(5, model, (through) => through.generate(request))).resolves.toBe(
      answer,
    );
  });
});
