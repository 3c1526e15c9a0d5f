import { type ComponentType, lazy, type ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

const loads = new WeakMap<RouteObject, () => Promise<unknown>>();

/** A screen, or a frame around some, in a file of its own that is fetched when it is first needed. */
export function screenRoute(route: RouteObject, load: () => Promise<ComponentType>): RouteObject {
  const Screen = lazy(async () => ({ default: await load() }));
  const withElement: RouteObject = { ...route, element: <Screen /> };
  loads.set(withElement, load);
  return withElement;
}

/** A frame around some screens that is there from the start. */
export function frameRoute(element: ReactElement, children: RouteObject[]): RouteObject {
  return { element, children };
}

/** Fetches all files that an address needs at the same time: frames would otherwise wait for one another. */
export function fetchScreens(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    // Whatever fails here fails again where the screen is shown, and is told there.
    loads.get(route)?.().catch(() => undefined);
  }
}
