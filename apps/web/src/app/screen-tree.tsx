import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode } from 'react';
import { type Location } from '@/lib/routing/location';
import { matchPath } from '@/lib/routing/match-path';
import { type Layout, type Screen, screenFile } from '@/lib/screens';
import { type LazyComponent, lazyComponent } from './lazy-component';

export type Prefetch = (client: QueryClient) => Promise<unknown>;

/** The module of a screen. */
export interface ScreenModule {
  readonly Component: ComponentType;
  /** Fetches into the cache what the screen shows first at an address. */
  readonly prefetch?: (client: QueryClient, address: Address) => Promise<unknown>;
}

/** The code behind the manifest, by file below `src`, without ending. */
export interface ScreenSources {
  readonly modules: Readonly<Record<string, () => Promise<ScreenModule>>>;
  readonly parts: Readonly<Record<string, () => Promise<unknown>>>;
  /** The components around a screen, outermost first. */
  readonly layouts: Readonly<Record<Layout, readonly LazyComponent[]>>;
}

export type Address = Pick<Location, 'pathname' | 'search'>;

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
  { modules, parts, layouts }: ScreenSources,
) {
  const routes = entries.map(([name, screen]) => {
    const load = modules[screenFile(name)];
    if (!load) throw new Error(`The screen ${name} has no file ${screenFile(name)}.tsx.`);
    const component = lazyComponent(async () => (await load()).Component);
    return { path: screen.path, screen, load, chain: [...layouts[screen.layout], component] };
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

    /** A function that fetches into a cache what the screen at an address shows first; undefined where that is no data. */
    async prefetchOf(address: Address): Promise<Prefetch | undefined> {
      const module = await routeAt(address.pathname)?.load();
      const prefetch = module?.prefetch;
      return prefetch && ((client) => prefetch(client, address));
    },
  };
}
