import { useEffect, useRef, useState } from 'react';

const debounceMs = 300;

/**
 * Debounces a field: commits its value after a pause in typing. A new value from outside replaces the text.
 * @returns the field's text, its setter, and a function that commits immediately
 */
export function useDebouncedInput(
  value: string,
  onCommit: (text: string) => void,
): readonly [text: string, type: (text: string) => void, commit: () => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const [committed, setCommitted] = useState(value);
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    if (value !== committed) setTyped(null);
  }
  const commit = () => {
    if (typed === null || typed === value) return;
    setCommitted(typed);
    onCommit(typed);
  };
  // Other state, such as the sort order, may change during the pause; the ref commits with the current closure.
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed ?? value, setTyped, commit];
}
