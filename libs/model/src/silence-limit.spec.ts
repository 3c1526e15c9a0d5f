import { SilenceLimit } from './silence-limit.js';

describe('SilenceLimit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('ends a call in which nothing is heard', () => {
    const limit = new SilenceLimit(45_000);
    jest.advanceTimersByTime(44_999);
    expect(limit.signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(limit.signal.aborted).toBe(true);
    expect(limit.hasRunOut).toBe(true);
  });

  it('lets an answer take ten times as long while it keeps coming', () => {
    const limit = new SilenceLimit(45_000);
    for (const silence of [44_000, ...Array.from({ length: 12 }, () => 40_000)]) {
      jest.advanceTimersByTime(silence);
      limit.heard();
    }
    expect(limit.signal.aborted).toBe(false);
    expect(limit.longestMs).toBe(44_000);
    jest.advanceTimersByTime(45_000);
    expect(limit.hasRunOut).toBe(true);
  });

  it('ends an answer that trickles for an hour', () => {
    const limit = new SilenceLimit(45_000);
    for (let minute = 0; minute < 120; minute += 1) {
      jest.advanceTimersByTime(30_000);
      limit.heard();
    }
    expect(limit.hasRunOut).toBe(true);
  });

  it('closes the connection of a call that is over, without calling that a time-out', () => {
    const limit = new SilenceLimit(45_000);
    limit.end();
    expect(limit.signal.aborted).toBe(true);
    jest.advanceTimersByTime(4_000_000);
    expect(limit.hasRunOut).toBe(false);
  });
});
