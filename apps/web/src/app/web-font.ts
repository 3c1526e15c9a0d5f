import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { readToken } from '@/lib/token';

const font = '1rem "Inter Variable"';
const cacheName = 'web-font';
/** All content is there when nothing larger has been painted for this long. */
const quietMs = 500;

let hasArrived = false;

/**
 * Shows the web font from the first paint where this browser has it. Otherwise a local font with the same metrics is used, and the web font, which is larger than
 * most screens, is fetched once the content is there.
 */
export async function prepareWebFont(): Promise<void> {
  hasArrived = await isKept();
  if (hasArrived) showWebFont();
  else onceQuiet(() => void fetchFont());
}

/** Uses the web font if it has arrived. */
export function showWebFont(): void {
  if (hasArrived) document.documentElement.dataset.webFont = 'loaded';
}

async function fetchFont(): Promise<void> {
  try {
    await document.fonts.load(font);
    hasArrived = true;
    await keep();
  } catch {
    // The local font stays.
  }
  // A new font lays out the page again. Lists and matches are long, so the router does that with their next screen.
  if (readToken() === null) showWebFont();
}

/** Calls back when nothing larger has been painted for a while, or at once where the browser does not tell. */
function onceQuiet(callBack: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint'))
    return callBack();
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(end, quietMs);
  });
  const end = () => {
    observer.disconnect();
    callBack();
  };
  let timer = setTimeout(end, quietMs);
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Whether the font is in the browser's cache, by a mark in the cache storage: browsers clear both together. Unknown without TLS on another host than this one. */
async function isKept(): Promise<boolean> {
  try {
    return (await caches.match(fontUrl)) !== undefined;
  } catch {
    return false;
  }
}

async function keep(): Promise<void> {
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  await cache.put(fontUrl, new Response());
}
