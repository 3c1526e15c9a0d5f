/**
 * Loads the web font after the first contentful paint: it is larger than most pages and would compete with them. Until then a local font
 * with the same metrics is used.
 */
export function loadWebFont(): void {
  const fetch = () => {
    document.documentElement.dataset.webFont = 'loaded';
  };
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return fetch();
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    fetch();
  }).observe({ type: 'paint', buffered: true });
}
