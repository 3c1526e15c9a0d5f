import { useLayoutEffect, useRef } from 'react';

const durationMs = 300;

/**
 * Lets the rows of a list glide to their new places. Nothing moves for those who prefer reduced motion.
 * @param order identifies the rows in their order
 * @returns the ref of the list; its children name themselves by `data-row`
 */
export function useMovingRows(order: string) {
  const list = useRef<HTMLUListElement>(null);
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const now = new Map<string, number>();
    for (const row of list.current?.children ?? []) {
      if (!(row instanceof HTMLElement)) continue;
      const key = row.dataset.row ?? '';
      const [before, after] = [places.current.get(key), row.offsetTop];
      now.set(key, after);
      if (isStill || before === after) continue;
      const from =
        before === undefined ? { opacity: 0 } : { transform: `translateY(${before - after}px)` };
      row.animate([from, {}], { duration: durationMs, easing: 'ease-out' });
    }
    places.current = now;
  }, [order]);
  return list;
}
