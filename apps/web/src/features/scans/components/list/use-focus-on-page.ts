import { type RefObject, useEffect, useRef } from 'react';

/** Leads the keyboard to the list's heading when another page of it is opened: the link that did may be gone. */
export function useFocusOnPage(heading: RefObject<HTMLElement | null>, page: number): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const active = document.activeElement;
    // Whoever types or chooses is not to be led away.
    if (active === null || active === document.body || active instanceof HTMLAnchorElement) heading.current?.focus({ preventScroll: true });
  }, [heading, page]);
}
