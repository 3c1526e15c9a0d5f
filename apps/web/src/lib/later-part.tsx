import { type ComponentType, startTransition, useEffect, useState } from 'react';

interface State<Props> {
  readonly Part: ComponentType<Props> | null;
  readonly failure?: unknown;
}

/**
 * A part of a screen in a file of its own, fetched when the rest stands, and then drawn in steps that wait for the user; nothing until then. React's
 * `lazy` would show that it waits, and go on showing it for 300 ms. What keeps it from coming is thrown, for the boundary around the screen.
 */
export function laterPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let here: ComponentType<Props> | null = null;

  return function LaterPart(props: Props) {
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
    return Part && <Part {...props} />;
  };
}
