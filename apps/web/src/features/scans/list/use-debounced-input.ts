import { useEffect, useRef, useState } from 'react';

const pauseMs = 300;

/**
 * A field whose value is handed on once nothing has been typed for a moment. What comes from elsewhere takes the field's place.
 * @returns the field's text, what changes it, and what hands it on at once
 */
export function useDebouncedInput(value: string, hand: (text: string) => void): readonly [text: string, type: (text: string) => void, now: () => void] {
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
  // While the moment lasts something else may change, such as the order of the list: what is handed on goes with how things are then.
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed ?? value, setTyped, now];
}
