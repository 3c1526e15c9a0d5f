/**
 * Has our letters fetched when something is to be read, and not with what that takes: they are larger than most of it, and until they come others
 * with their measures stand in.
 */
export function fetchLetters(): void {
  const fetch = () => {
    document.documentElement.dataset.letters = 'ours';
  };
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return fetch();
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    fetch();
  }).observe({ type: 'paint', buffered: true });
}
