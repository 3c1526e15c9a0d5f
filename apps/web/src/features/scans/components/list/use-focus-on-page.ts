import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the list's heading when another page is opened, because the activated link may be gone. */
export function useFocusOnPage(heading: RefObject<HTMLElement | null>, page: number): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const active = document.activeElement;
    // Do not steal the focus from a user who is typing or choosing.
    if (active === null || active === document.body || active instanceof HTMLAnchorElement)
      heading.current?.focus({ preventScroll: true });
  }, [heading, page]);
}
