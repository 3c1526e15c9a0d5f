import { type ComponentType, type ReactNode } from 'react';
import { type Location } from '@/lib/routing/location';
import { matchPath } from '@/lib/routing/match-path';
import { type Layout, type Screen, screenFile } from '@/lib/screens';
import { type LazyComponent, lazyComponent } from './lazy-component';

/** The code behind the manifest, by file below `src`, without ending. */
export interface ScreenSources {
  readonly components: Readonly<Record<string, () => Promise<ComponentType>>>;
  readonly parts: Readonly<Record<string, () => Promise<unknown>>>;
  /** The components around a screen, outermost first. */
  readonly layouts: Readonly<Record<Layout, readonly LazyComponent[]>>;
}

type Address = Pick<Location, 'pathname' | 'search'>;

function partsAt(screen: Screen, search: string): readonly string[] {
  const asked = new URLSearchParams(search);
  const special = Object.entries(screen.partsBySearch ?? {}).find(([name]) => asked.has(name));
  return special?.[1] ?? screen.parts ?? [];
}

/**
 * Renders and fetches screens by address.
 * @throws Error where a screen of the manifest has no file
 */
export function screenTree(
  entries: readonly (readonly [name: string, screen: Screen])[],
  { components, parts, layouts }: ScreenSources,
) {
  const routes = entries.map(([name, screen]) => {
    const load = components[screenFile(name)];
    if (!load) throw new Error(`The screen ${name} has no file ${screenFile(name)}.tsx.`);
    return { path: screen.path, screen, chain: [...layouts[screen.layout], lazyComponent(load)] };
  });
  const routeAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname));

  return {
    /** The screen of an address inside its layouts. */
    render(pathname: string): ReactNode {
      return (routeAt(pathname)?.chain ?? []).reduceRight<ReactNode>(
        (children, { Component }) => <Component>{children}</Component>,
        null,
      );
    },

    /**
     * Fetches all files that an address needs at the same time: layouts, screen and parts would otherwise wait for one another.
     * @returns when each of them has arrived or failed; a failure is reported where the screen renders
     */
    async fetch({ pathname, search }: Address): Promise<void> {
      const route = routeAt(pathname);
      if (!route) return;
      const partLoads = partsAt(route.screen, search).flatMap((file) => parts[file] ?? []);
      await Promise.allSettled([
        ...route.chain.map((component) => component.fetch()),
        ...partLoads.map((load) => load()),
      ]);
    },
  };
}
