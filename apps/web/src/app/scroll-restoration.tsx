import { useEffect, useLayoutEffect, useRef } from 'react';
import { preservesScroll } from '@/lib/navigation-state';
import { useLocation, useNavigationType } from '@/lib/routing/location';

const storageKey = 'scroll-positions';

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(
      Object.entries(stored).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    );
  } catch {
    return new Map();
  }
}

/** Scroll positions in pixels by history entry, for the lifetime of the tab. */
const positions = readPositions();

/** How long content above the target may still be loading. */
const settlingMs = 3_000;
const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Keeps the target in view while content above it is loading, until the user scrolls. */
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

/** Decodes a hash; malformed percent-encoding is returned as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function goTo(target: HTMLElement): void {
  target.scrollIntoView();
  // The next Tab starts here, as after a native link.
  const start = target.hasAttribute('tabindex')
    ? target
    : target.querySelector<HTMLElement>('summary, a, button');
  start?.focus({ preventScroll: true });
}

/**
 * Restores scroll positions like a browser: a new page starts at the top or at its hash, a visited one where the user left it.
 * Rendered inside the same Suspense boundary as the screens, so that its effects run after they have rendered.
 */
export function ScrollRestoration() {
  const { key, pathname, hash, state } = useLocation();
  const type = useNavigationType();
  const before = useRef<{ key: string; pathname: string } | null>(null);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { key, pathname };
    const target = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
    if (type === 'POP') {
      // The browser has already followed a hash link within the page.
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
    // Filters change the address without moving the page.
    else if ((type === 'PUSH' && !preservesScroll(state)) || last?.pathname !== pathname)
      window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash, state, type]);

  useEffect(() => {
    // Stored by the entry that is rendered, because late scroll events may belong to the previous one.
    const remember = () =>
      void (before.current && positions.set(before.current.key, window.scrollY));
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const store = () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
      } catch {
        // Storage is full or blocked: a reload then starts at the top.
      }
    };
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);
  return null;
}
