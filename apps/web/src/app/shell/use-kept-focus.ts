import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Where a screen goes away together with what had the focus in it, such as a card's link or the button that deleted a scan, the next Tab begins
 * in the screen that came. Whoever still has a place, in the sidebar for one, keeps it.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement === null || document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
