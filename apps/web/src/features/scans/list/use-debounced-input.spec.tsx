import { act, renderHook } from '@testing-library/react';
import { useDebouncedInput } from './use-debounced-input';

describe('useDebouncedInput', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('commits with the callback of the latest render', () => {
    const [before, after] = [jest.fn(), jest.fn()];
    const { result, rerender } = renderHook(({ onCommit }) => useDebouncedInput('', onCommit), {
      initialProps: { onCommit: before },
    });
    act(() => result.current[1]('saint'));
    rerender({ onCommit: after });
    act(() => jest.advanceTimersByTime(1_000));
    expect(before).not.toHaveBeenCalled();
    expect(after.mock.calls).toEqual([['saint']]);
  });
});
