import { Semaphore } from './semaphore.js';

describe('Semaphore', () => {
  it('grants no more permits than there are, in order', async () => {
    const semaphore = new Semaphore(1);
    const order: string[] = [];
    await semaphore.acquire();
    const second = semaphore.acquire().then(() => order.push('second'));
    const third = semaphore.acquire().then(() => order.push('third'));
    await Promise.resolve();
    expect(order).toEqual([]);
    semaphore.release();
    await second;
    expect(order).toEqual(['second']);
    semaphore.release();
    await third;
    expect(order).toEqual(['second', 'third']);
  });

  it('skips an aborted waiter', async () => {
    const semaphore = new Semaphore(1);
    await semaphore.acquire();
    const controller = new AbortController();
    const impatient = semaphore.acquire(controller.signal);
    const patient = semaphore.acquire();
    controller.abort(new Error('enough'));
    await expect(impatient).rejects.toThrow('enough');
    semaphore.release();
    await expect(patient).resolves.toBeUndefined();
  });
});
