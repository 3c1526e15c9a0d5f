import { Places } from './places.js';

describe('Places', () => {
  it('lets no more in than there are places, and the first in line first', async () => {
    const places = new Places(1);
    const order: string[] = [];
    await places.take();
    const second = places.take().then(() => order.push('second'));
    const third = places.take().then(() => order.push('third'));
    await Promise.resolve();
    expect(order).toEqual([]);
    places.free();
    await second;
    expect(order).toEqual(['second']);
    places.free();
    await third;
    expect(order).toEqual(['second', 'third']);
  });

  it('skips who has given up waiting', async () => {
    const places = new Places(1);
    await places.take();
    const controller = new AbortController();
    const impatient = places.take(controller.signal);
    const patient = places.take();
    controller.abort(new Error('enough'));
    await expect(impatient).rejects.toThrow('enough');
    places.free();
    await expect(patient).resolves.toBeUndefined();
  });
});
