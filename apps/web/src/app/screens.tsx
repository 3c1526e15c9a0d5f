import { type ComponentType, lazy, type ReactElement } from 'react';
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';

type Load = (search: URLSearchParams) => Promise<unknown>;

const loads = new WeakMap<RouteObject, readonly Load[]>();

/**
 * A screen, or a frame around some, in a file of its own that is fetched when it is first needed.
 * @param loadPart a part of the screen in yet another file, which its address asks for
 */
export function screenRoute(route: RouteObject, load: () => Promise<ComponentType>, loadPart?: Load): RouteObject {
  const Screen = lazy(async () => ({ default: await load() }));
  const withElement: RouteObject = { ...route, element: <Screen /> };
  loads.set(withElement, loadPart ? [load, loadPart] : [load]);
  return withElement;
}

/** A frame around some screens that is there from the start. */
export function frameRoute(element: ReactElement, children: RouteObject[]): RouteObject {
  return { element, children };
}

/** Fetches all files that an address needs at the same time: frames and parts would otherwise wait for one another. */
export function fetchScreens(routes: RouteObject[], { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const asked = new URLSearchParams(search);
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    // Whatever fails here fails again where the screen is shown, and is told there.
    for (const load of loads.get(route) ?? []) load(asked).catch(() => undefined);
  }
}
