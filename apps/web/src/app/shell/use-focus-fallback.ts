import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '@/lib/routing/location';

/**
 * When a navigation removes the focused element, such as a card's link or the button that deleted a scan, moves the focus into the new screen.
 * A focused element outside of the screen, in the sidebar for example, keeps the focus.
 */
export function useFocusFallback(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement === null || document.activeElement === document.body)
      main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
