import { closeGradually } from './close-gradually.js';

describe('closing connections gradually', () => {
  /** How many are closed at the time of each pause, and the time that all pauses take. */
  async function closeMany(count: number, withinMs: number) {
    let closed = 0;
    let pausedMs = 0;
    const closedAtPause: number[] = [];
    const connection = { conn: { close: () => void (closed += 1) } };
    await closeGradually(Array(count).fill(connection), withinMs, async (ms) => {
      closedAtPause.push(closed);
      pausedMs += ms;
    });
    return { closed, closedAtPause, pausedMs };
  }

  it('closes the same share every 100 ms, and all in time', async () => {
    const { closed, closedAtPause, pausedMs } = await closeMany(2_000, 5_000);
    expect(closed).toBe(2_000);
    expect(closedAtPause).toEqual(Array.from({ length: 49 }, (_, index) => 40 * (index + 1)));
    expect(pausedMs).toBe(4_900);
  });

  it('closes all at once where there is no time, and nothing where there is none', async () => {
    expect(await closeMany(7, 0)).toEqual({ closed: 7, closedAtPause: [], pausedMs: 0 });
    expect(await closeMany(0, 5_000)).toEqual({ closed: 0, closedAtPause: [], pausedMs: 0 });
  });
});
