import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '@/lib/use-media-query';

const durationMs = 700;

/** Animates to `target`: from 0 if requested on the first render, from the previous value on a change. Respects `prefers-reduced-motion`. */
export function useCountUp(target: number, startsAtZero: boolean): number {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [shown, setShown] = useState(startsAtZero ? 0 : target);
  const latest = useRef(shown);
  useEffect(() => {
    const from = latest.current;
    if (from === target) return undefined;
    let frame = 0;
    let startMs: number | null = null;
    const step = (nowMs: number) => {
      startMs ??= nowMs;
      const passed = isStill ? 1 : Math.min((nowMs - startMs) / durationMs, 1);
      latest.current = Math.round(from + (target - from) * (1 - (1 - passed) ** 3));
      setShown(latest.current);
      if (passed < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, isStill]);
  return isStill ? target : shown;
}
