import { type RefObject, useEffect, useRef, useState } from 'react';

interface Removal<T> {
  /** What the dialog asks about; null while it is closed. */
  readonly target: T | null;
  /** Opens the dialog. */
  readonly ask: (target: T) => void;
  /** Closes the dialog. */
  readonly close: () => void;
  /** Closes the dialog after the removal, and focuses the title. */
  readonly finish: () => void;
  readonly title: RefObject<HTMLHeadingElement | null>;
}

/** A dialog that removes an item of a list. The button that opened it disappears with the item, so the title of the list gets the focus. */
export function useRemoval<T>(): Removal<T> {
  const [target, setTarget] = useState<T | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);

  // After the dialog has closed: elements behind an open one cannot be focused.
  useEffect(() => {
    if (target !== null || !isDone.current) return;
    isDone.current = false;
    title.current?.focus();
  }, [target]);

  return {
    target,
    ask: (next) => {
      setTarget(next);
    },
    close: () => {
      setTarget(null);
    },
    finish: () => {
      isDone.current = true;
      setTarget(null);
    },
    title,
  };
}
