import { throttledBatch } from './throttled-batch';

describe('throttledBatch', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('delivers the first item immediately and later ones as a batch', () => {
    const hand = jest.fn();
    const { add } = throttledBatch<number>(100, hand);
    add(0);
    expect(hand.mock.calls).toEqual([[[0]]]);
    for (let item = 1; item <= 100; item += 1) add(item);
    expect(hand).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(100);
    expect(hand).toHaveBeenCalledTimes(2);
    expect(hand.mock.calls[1]?.[0]).toHaveLength(100);
  });

  it('delivers immediately after a pause, and discards pending items on stop', () => {
    const hand = jest.fn();
    const { add, stop } = throttledBatch<string>(100, hand);
    add('a');
    jest.advanceTimersByTime(100);
    add('b');
    expect(hand.mock.calls).toEqual([[['a']], [['b']]]);
    add('c');
    stop();
    jest.advanceTimersByTime(1_000);
    expect(hand).toHaveBeenCalledTimes(2);
  });
});
