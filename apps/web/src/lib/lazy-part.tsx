import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';

interface State<Props> {
  readonly Part: ComponentType<Props> | null;
  readonly failure?: unknown;
}

/**
 * A part of a screen in a lazy chunk, fetched after the first render and rendered in a transition; `waiting` until then. Unlike React's `lazy` it does not
 * suspend, which would show a fallback for at least 300 ms. Load errors are thrown to the error boundary.
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let here: ComponentType<Props> | null = null;

  return function LazyPart(props: Props) {
    const [{ Part, failure }, set] = useState<State<Props>>(() => ({ Part: here }));
    useEffect(() => {
      if (here) return undefined;
      let isShown = true;
      fetch().then(
        (fetched) => {
          here = fetched;
          if (isShown) startTransition(() => set({ Part: fetched }));
        },
        (error: unknown) => isShown && set({ Part: null, failure: error }),
      );
      return () => {
        isShown = false;
      };
    }, []);
    if (failure !== undefined) throw failure;
    return Part ? <Part {...props} /> : waiting;
  };
}
