import { limits } from '@rolefit/contracts';
import { useState } from 'react';

/** The offers that are on, at most `limits.whatIfTogether`. Nothing of it is stored. */
export function useOffers() {
  const [active, setActive] = useState<ReadonlySet<number>>(new Set());
  const isFull = active.size >= limits.whatIfTogether;
  return {
    active,
    isFull,
    reset: () => setActive(new Set()),
    toggle: (offer: number) =>
      setActive((before) => {
        const others = [...before].filter((one) => one !== offer);
        if (others.length < before.size) return new Set(others);
        return isFull ? before : new Set([...others, offer]);
      }),
  };
}
