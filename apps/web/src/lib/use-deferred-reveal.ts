import { useDeferredValue } from 'react';

/**
 * Whether awaited data is ready to be shown. Data that arrives later is shown in a deferred render, which keeps the page responsive; data that was there initially
 * is rendered immediately.
 */
export function useDeferredReveal(awaited: unknown): boolean {
  return useDeferredValue(awaited !== undefined) && awaited !== undefined;
}
