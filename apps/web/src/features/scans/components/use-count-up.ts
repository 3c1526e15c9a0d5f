import { useEffect, useState } from 'react';
import { useMediaQuery } from '@/lib/use-media-query';

const durationMs = 700;

/** Counts from 0 to `target` once if it is asked to on the first paint, unless motion is unwelcome. */
export function useCountUp(target: number, isAsked: boolean): number {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isCounting = isAsked && !isStill;
  const [share, setShare] = useState(isCounting ? 0 : 1);
  useEffect(() => {
    if (!isCounting) return undefined;
    let frame = 0;
    let startMs: number | null = null;
    const step = (nowMs: number) => {
      startMs ??= nowMs;
      const passed = Math.min((nowMs - startMs) / durationMs, 1);
      setShare(1 - (1 - passed) ** 3);
      if (passed < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isCounting]);
  return isCounting ? Math.round(target * share) : target;
}
