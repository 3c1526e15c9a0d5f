import { type ComponentType, lazy, type PropsWithChildren, useState } from 'react';

/** A component in a file of its own. */
export interface LazyComponent {
  readonly Component: ComponentType<PropsWithChildren>;
  /** Starts the download, or joins the one that runs. */
  readonly fetch: () => Promise<unknown>;
}

/**
 * Like React's `lazy`, except that a component whose file has arrived renders at once: React would suspend all the same, and keep a fallback
 * that it has shown for at least 300 ms.
 */
export function lazyComponent(
  load: () => Promise<ComponentType<PropsWithChildren>>,
): LazyComponent {
  let loaded: ComponentType<PropsWithChildren> | undefined;
  const fetch = async () => (loaded = await load());
  const Pending = lazy(async () => ({ default: await fetch() }));

  function Component(props: PropsWithChildren) {
    // Decided once per mount: switching from one to the other would reset the component's state.
    const [Loaded] = useState(() => loaded);
    return Loaded ? <Loaded {...props} /> : <Pending {...props} />;
  }
  return { Component, fetch };
}

/** A component that is part of the main bundle. */
export function eagerComponent(Component: ComponentType<PropsWithChildren>): LazyComponent {
  return { Component, fetch: () => Promise.resolve() };
}
