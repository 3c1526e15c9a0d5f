import { QueryClient } from '@tanstack/react-query';
import { startLiveUpdates } from './live-updates';

const client = new QueryClient();
const notThere = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A chunk whose loading fails a number of times. */
function aLoad(failures: number) {
  const stop = jest.fn();
  const startRealtime = jest.fn(() => stop);
  const load = jest.fn(() => Promise.resolve({ startRealtime }));
  for (let count = 0; count < failures; count += 1) load.mockImplementationOnce(notThere);
  return { load, startRealtime, stop };
}

const settle = async () => {
  for (let count = 0; count < 10; count += 1) await Promise.resolve();
};

describe('startLiveUpdates', () => {
  it('runs until it is stopped', async () => {
    const { load, startRealtime, stop } = aLoad(0);
    const end = startLiveUpdates(client, load);
    await settle();
    expect(startRealtime).toHaveBeenCalledWith(client);
    end();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('does not start if it was stopped while loading', async () => {
    const { load, startRealtime } = aLoad(0);
    startLiveUpdates(client, load)();
    await settle();
    expect(startRealtime).not.toHaveBeenCalled();
  });

  describe('with idle callbacks', () => {
    const idle = new Map<number, () => void>();
    beforeEach(() => {
      idle.clear();
      const requestIdleCallback = (work: () => void) => {
        idle.set(1, work);
        return 1;
      };
      Object.assign(window, {
        requestIdleCallback,
        cancelIdleCallback: (handle: number) => idle.delete(handle),
      });
    });
    afterEach(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(window, 'cancelIdleCallback');
    });

    it('loads the chunk when the browser is idle', async () => {
      const { load, startRealtime } = aLoad(0);
      startLiveUpdates(client, load);
      expect(load).not.toHaveBeenCalled();
      idle.get(1)?.();
      await settle();
      expect(startRealtime).toHaveBeenCalledWith(client);
    });

    it('does not load it if it was stopped before', () => {
      const { load } = aLoad(0);
      startLiveUpdates(client, load)();
      expect(idle.size).toBe(0);
      expect(load).not.toHaveBeenCalled();
    });
  });

  describe('if the chunk cannot be loaded', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    it('retries with exponential back-off', async () => {
      const { load, startRealtime } = aLoad(2);
      const end = startLiveUpdates(client, load);
      await jest.advanceTimersByTimeAsync(999);
      expect(load).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(1);
      expect(load).toHaveBeenCalledTimes(2);
      await jest.advanceTimersByTimeAsync(1_999);
      expect(load).toHaveBeenCalledTimes(2);
      await jest.advanceTimersByTimeAsync(1);
      expect(startRealtime).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(600_000);
      expect(load).toHaveBeenCalledTimes(3);
      end();
    });

    it('stops retrying when it is stopped', async () => {
      const { load } = aLoad(1);
      const end = startLiveUpdates(client, load);
      await jest.advanceTimersByTimeAsync(0);
      end();
      await jest.advanceTimersByTimeAsync(600_000);
      expect(load).toHaveBeenCalledTimes(1);
    });
  });

  it('retries immediately on recovery of the connection', async () => {
    jest.useFakeTimers();
    try {
      const { load, startRealtime } = aLoad(1);
      const end = startLiveUpdates(client, load);
      const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      window.dispatchEvent(new Event('offline'));
      await jest.advanceTimersByTimeAsync(0);
      expect(startRealtime).not.toHaveBeenCalled();
      isOnline.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
      // No time has passed, so this is before the scheduled retry.
      await jest.advanceTimersByTimeAsync(0);
      expect(startRealtime).toHaveBeenCalledTimes(1);
      end();
    } finally {
      jest.useRealTimers();
    }
  });
});
