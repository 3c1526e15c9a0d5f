import { act, renderHook } from '@testing-library/react';
import { pushDialog, useHeldByDialog } from './open-dialogs';

describe('useHeldByDialog', () => {
  it('keeps a value while a dialog is open, and follows when it closes', () => {
    const { result, rerender } = renderHook(({ value }) => useHeldByDialog(value), {
      initialProps: { value: 'wide' },
    });
    rerender({ value: 'narrow' });
    expect(result.current).toBe('narrow');
    let popDialog = (): void => undefined;
    act(() => {
      popDialog = pushDialog(document.createElement('dialog'));
    });
    rerender({ value: 'wide' });
    expect(result.current).toBe('narrow');
    act(() => popDialog());
    expect(result.current).toBe('wide');
  });
});
