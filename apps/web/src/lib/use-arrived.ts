import { useDeferredValue } from 'react';

/**
 * Whether awaited data is ready to be rendered. Data that arrives later is rendered in a deferred render, which keeps the page responsive; data that was there initially
 * is rendered immediately.
 */
export function useArrived(awaited: unknown): boolean {
  return useDeferredValue(awaited !== undefined) && awaited !== undefined;
}
