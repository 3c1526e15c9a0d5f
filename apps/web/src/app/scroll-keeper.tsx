import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isInPlace } from '@/lib/navigation-state';

const storageKey = 'scroll-positions';

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return new Map();
  }
}

/** Every entry of the history by its key, in pixels from the top; one map for the tab's life. */
const positions = readPositions();

/** How long a page may still be growing above a place that was named. */
const settlingMs = 3_000;
const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Keeps a place in sight while what stands above it is still being loaded, but never against the reader's hand. */
function hold(target: HTMLElement): void {
  const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, stop);
  };
  const timer = setTimeout(stop, settlingMs);
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  observer.observe(document.body);
}

/** An address may come cut off, or with a sign in it that stands for nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function goTo(target: HTMLElement): void {
  target.scrollIntoView();
  // The next Tab starts here, as it does after a link of the browser's own.
  const start = target.hasAttribute('tabindex') ? target : target.querySelector<HTMLElement>('summary, a, button');
  start?.focus({ preventScroll: true });
}

/**
 * Puts each screen where a browser would: a new one at its top or at the hash of its address, one that was left where it was.
 * Stands beside the screens, inside what waits for them, so that it looks when they are there.
 */
export function ScrollKeeper() {
  const { key, pathname, hash, state } = useLocation();
  const type = useNavigationType();
  const before = useRef<{ key: string; pathname: string } | null>(null);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { key, pathname };
    const target = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
    if (type === 'POP') {
      // A link to a hash of the same page that the browser followed by itself.
      if (last?.pathname === pathname && key === 'default') return;
      const top = positions.get(key);
      if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
      else if (target) {
        goTo(target);
        hold(target);
      }
    } else if (target) {
      goTo(target);
      if (last?.pathname !== pathname) hold(target);
    }
    // A filter that changes the address in place leaves the reader in place too.
    else if ((type === 'PUSH' && !isInPlace(state)) || last?.pathname !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash, state, type]);

  useEffect(() => {
    // By the entry that is on the screen: what is told late of the last one must not be taken for this one, nor the other way round.
    const remember = () => void (before.current && positions.set(before.current.key, window.scrollY));
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const store = () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
      } catch {
        // Storage is full or closed to this page: a reload then starts at the top.
      }
    };
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);
  return null;
}
