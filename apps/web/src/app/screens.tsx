import { type ComponentType, lazy, type ReactElement, useState } from 'react';
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';

type Load = (search: URLSearchParams) => Promise<unknown>;

const loads = new WeakMap<RouteObject, readonly Load[]>();

/** Like React's `lazy`, but what is here already stands at once: React would wait for it, and then 300 ms more where it was shown that it waits. */
function late(load: () => Promise<ComponentType>): { Screen: ComponentType; fetch: () => Promise<ComponentType> } {
  let here: ComponentType | undefined;
  const fetch = async () => (here = await load());
  const Coming = lazy(async () => ({ default: await fetch() }));
  function Screen() {
    // For as long as it stands: to change from one to the other would begin it anew.
    const [Here] = useState(() => here);
    return Here ? <Here /> : <Coming />;
  }
  return { Screen, fetch };
}

/**
 * A screen, or a frame around some, in a file of its own that is fetched when it is first needed.
 * @param loadPart a part of the screen in yet another file, which its address asks for
 */
export function screenRoute(route: RouteObject, load: () => Promise<ComponentType>, loadPart?: Load): RouteObject {
  const { Screen, fetch } = late(load);
  const withElement: RouteObject = { ...route, element: <Screen /> };
  loads.set(withElement, loadPart ? [fetch, loadPart] : [fetch]);
  return withElement;
}

/** A frame around some screens that is there from the start. */
export function frameRoute(element: ReactElement, children: RouteObject[]): RouteObject {
  return { element, children };
}

/**
 * Fetches all files that an address needs at the same time: frames and parts would otherwise wait for one another.
 * @returns when all of them are here or have failed; what fails here fails again where the screen is shown, and is told there
 */
export async function fetchScreens(routes: RouteObject[], { pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const asked = new URLSearchParams(search);
  const wanted = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => loads.get(route) ?? []);
  await Promise.allSettled(wanted.map((load) => load(asked)));
}
