import { useEffect, useState } from 'react';

const pauseMs = 300;

/**
 * A field whose value is handed on once nothing has been typed for a moment. What comes from elsewhere takes the field's place.
 * @returns the field's text, what changes it, and what hands it on at once
 */
export function useTypedValue(value: string, hand: (text: string) => void): readonly [text: string, type: (text: string) => void, now: () => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const [handed, setHanded] = useState(value);
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    if (value !== handed) setTyped(null);
  }
  const now = () => {
    if (typed === null || typed === value) return;
    setHanded(typed);
    hand(typed);
  };
  useEffect(() => {
    const timer = setTimeout(now, pauseMs);
    return () => clearTimeout(timer);
    // Only typing starts the time anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  return [typed ?? value, setTyped, now];
}
