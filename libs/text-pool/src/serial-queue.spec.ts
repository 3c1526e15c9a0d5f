import { SerialQueue } from './serial-queue.js';

describe('a serial queue', () => {
  it('runs calls one after the other, in order', async () => {
    const queue = new SerialQueue(60_000);
    const seen: string[] = [];
    const call = (name: string) => async (): Promise<void> => {
      seen.push(`${name} starts`);
      await Promise.resolve();
      seen.push(`${name} ends`);
    };
    const all = Promise.all([queue.run(call('a')), queue.run(call('b'))]);
    expect(queue.waiting).toBe(2);
    await all;
    expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
    expect(queue.waiting).toBe(0);
  });

  it('starts the next call beside a blocked one', async () => {
    const queue = new SerialQueue(1);
    const blocked = Promise.withResolvers<string>();
    const first = queue.run(() => blocked.promise);
    expect(await queue.run(() => Promise.resolve('second'))).toBe('second');
    blocked.resolve('first');
    expect(await first).toBe('first');
  });

  it('continues after a failed call', async () => {
    const queue = new SerialQueue(60_000);
    await expect(queue.run(() => Promise.reject(new Error('no such text')))).rejects.toThrow(
      'no such text',
    );
    expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
  });
});
