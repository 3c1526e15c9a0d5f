import type { Interactions } from './inp-row.ts';

declare global {
  interface Window {
    /** The interactions since the last call. */
    takeInteractions: () => Interactions;
  }
}

/**
 * Runs in the page and collects the browser's own durations of interactions, from the input to the next paint. Interactions of less than 16 ms have no entry
 * and are only counted. The function is sent as text, so it must not refer to anything outside.
 */
export function watchInteractions(): void {
  const longest = new Map<number, number>();
  let counted = performance.interactionCount;
  const note = (entries: PerformanceEntryList): void => {
    for (const entry of entries) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId)
        longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observer.observe(options);
  window.takeInteractions = () => {
    note(observer.takeRecords());
    const taken = {
      count: performance.interactionCount - counted,
      durations: [...longest.values()],
    };
    longest.clear();
    counted = performance.interactionCount;
    return taken;
  };
}
