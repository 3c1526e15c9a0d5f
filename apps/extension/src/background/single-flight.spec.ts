import { singleFlight } from './single-flight';

/** A run that the test ends. */
function aRun() {
  const ends: ((failed?: Error) => void)[] = [];
  const state = { begun: 0, most: 0, running: 0 };
  const run = singleFlight(async () => {
    state.begun += 1;
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise<void>((resolve, reject) =>
      ends.push((failed) => (failed ? reject(failed) : resolve())),
    ).finally(() => {
      state.running -= 1;
    });
  });
  return { run, ends, state };
}
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('singleFlight', () => {
  it('shares one more run between all calls made meanwhile, never two concurrently', async () => {
    const { run, ends, state } = aRun();
    const all = [run(), run(), run()];
    await turns();
    expect(state.begun).toBe(1);
    ends[0]?.();
    await turns();
    all.push(run());
    await turns();
    expect(state.begun).toBe(2);
    ends[1]?.();
    await turns();
    ends[2]?.();
    await Promise.all(all);
    expect(state).toEqual({ begun: 3, most: 1, running: 0 });
  });

  it('continues after a failed run', async () => {
    const { run, ends, state } = aRun();
    const [failing, next] = [run(), run()];
    await turns();
    ends[0]?.(new Error('no'));
    await expect(failing).rejects.toThrow('no');
    await turns();
    ends[1]?.();
    await next;
    expect(state.begun).toBe(2);
  });
});
