import { act, renderHook } from '@testing-library/react';
import { useDebouncedInput } from './use-debounced-input';

describe('useDebouncedInput', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('hands on what was typed as things are once the moment is over, not as they were when it began', () => {
    const [before, after] = [jest.fn(), jest.fn()];
    const { result, rerender } = renderHook(({ hand }) => useDebouncedInput('', hand), { initialProps: { hand: before } });
    act(() => result.current[1]('saint'));
    rerender({ hand: after });
    act(() => jest.advanceTimersByTime(1_000));
    expect(before).not.toHaveBeenCalled();
    expect(after.mock.calls).toEqual([['saint']]);
  });
});
