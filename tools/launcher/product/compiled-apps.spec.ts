import { changedApps, readCompileTimes } from './compiled-apps.ts';

describe('the apps that a compilation has changed', () => {
  const before = { libs: 1, gateway: 1, worker: 1 };

  it.each([
    ['nothing', before, []],
    ['the gateway', { ...before, gateway: 2 }, ['gateway']],
    ['the worker', { ...before, worker: 2 }, ['worker']],
    ['a library', { ...before, libs: 2 }, ['gateway', 'worker']],
  ])('restarts after a change of %s', (_changed, after, apps) => {
    expect(changedApps(before, after)).toEqual(apps);
  });

  it('reads the times from disk', () => {
    for (const time of Object.values(readCompileTimes())) expect(Number.isFinite(time)).toBe(true);
  });
});
