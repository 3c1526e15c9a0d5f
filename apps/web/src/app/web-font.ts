import { whenIdle } from '@/lib/when-idle';

/** Changing the font lays out the whole page again, so it waits until the file has loaded. If loading fails, the fallback font stays. */
async function fetchAndApply(): Promise<void> {
  await document.fonts.load('1em "Inter Variable"');
  whenIdle(() => {
    document.documentElement.dataset.webFont = 'loaded';
  });
}

/**
 * Loads the web font after the first contentful paint: it is larger than most pages and would compete with them. Until then a local font
 * with the same metrics is used.
 */
export function loadWebFont(): void {
  const load = () => void fetchAndApply().catch(() => undefined);
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return load();
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    load();
  }).observe({ type: 'paint', buffered: true });
}
