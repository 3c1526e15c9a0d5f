import { useDeferredValue } from 'react';

/**
 * Whether something that was waited for is there to be shown. What has just come is drawn in small steps, between which the page answers to its
 * user, and stands when all of it is drawn; what was there from the start stands at once.
 */
export function useArrived(awaited: unknown): boolean {
  return useDeferredValue(awaited !== undefined) && awaited !== undefined;
}
