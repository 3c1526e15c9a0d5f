import { type Screen, screenFile, screenList } from '../src/lib/screens.ts';

/** The file of everything around the screens behind the login, below `src` and without ending, as in the manifest. */
export const layoutsFile = 'app/layouts/layouts';

/** The files that one address needs. */
export interface ScreenFiles {
  /** The screen's name in the manifest, with the search parameter that chooses its parts. */
  readonly name: string;
  /** The address as a file name: `index` for the root, `_` for a parameter, `x.many` for `/x?many`; null where any address may match. */
  readonly page: string | null;
  readonly first: readonly string[];
  readonly late: readonly string[];
}

function pageOf(path: string): string | null {
  if (path === '*') return null;
  return path === '/' ? 'index' : path.slice(1).replace(/:\w+/g, '_');
}

function filesOf(
  name: string,
  { path, layout, parts = [], partsBySearch = {}, lateParts = [] }: Screen,
): readonly ScreenFiles[] {
  const page = pageOf(path);
  const withParts = (some: readonly string[]) => [
    ...(layout === 'public' ? [] : [layoutsFile]),
    screenFile(name),
    ...some,
  ];
  return [
    { name, page, first: withParts(parts), late: lateParts },
    ...Object.entries(partsBySearch).map(([parameter, some]) => ({
      name: `${name}?${parameter}`,
      page: page && `${page}.${parameter}`,
      first: withParts(some),
      late: lateParts,
    })),
  ];
}

/** Every address of the manifest with its files; a screen whose parts depend on the address is there once for each. */
export const screenFiles: readonly ScreenFiles[] = screenList.flatMap(([name, screen]) =>
  filesOf(name, screen),
);
