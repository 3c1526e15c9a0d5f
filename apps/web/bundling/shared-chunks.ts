import { type Layout, screenFile, screenList, type ScreenName } from '../src/lib/screens.ts';
import { layoutsFile } from './screen-files.ts';

interface ModuleFacts {
  readonly importers: readonly string[];
  readonly exports: readonly string[];
  readonly code: string | null;
}

interface Modules {
  getModuleInfo(id: string): ModuleFacts | null;
}

const main = /\/src\/app\/main\.tsx$/;

/** Screens with much in common that no other screen uses. A module goes to the first group that covers all its screens, so small groups come first. */
const groups: Readonly<Record<string, readonly ScreenName[]>> = {
  account: ['login', 'emailLink', 'accountLink', 'inbox', 'restore'],
  filters: ['jobMatch', 'savedJob'],
  saved: ['savedJob', 'jobMatchDetail'],
  questions: ['dashboard', 'jobMatchDetail'],
  lists: ['jobMatch', 'savedJob', 'dashboard'],
  scans: ['jobMatch', 'savedJob', 'dashboard', 'jobMatchDetail'],
  'scan-data': ['jobMatch', 'savedJob', 'dashboard', 'jobMatchDetail', 'jobScan'],
  resume: ['onboarding', 'profile'],
};
/** The screen that shows evidence as the landing page does. */
const withEvidence: readonly ScreenName[] = ['jobMatchDetail'];
const manyScreens = 4;

const namesOf = (isWanted: (layout: Layout) => boolean) =>
  screenList.filter(([, { layout }]) => isWanted(layout)).map(([name]) => name);
const publicScreens = new Set(namesOf((layout) => layout === 'public'));
/** Screens that look like public pages although they need the user's session and cache. */
const accountScreens = namesOf((layout) => layout === 'account');

const srcFile = /\/apps\/web\/src\/(.*)\.tsx?$/;
const fileOf = (id: string) => srcFile.exec(id)?.[1] ?? '';

/** The screen that each file of the manifest belongs to. A part belongs to its screen because it is rendered with it. */
const screenOfFile: ReadonlyMap<string, string> = new Map(
  screenList.flatMap(([name, { parts = [], partsBySearch = {}, lateParts = [] }]) =>
    [screenFile(name), ...parts, ...Object.values(partsBySearch).flat(), ...lateParts].map(
      (file) => [file, name] as const,
    ),
  ),
);
const screenFileSet: ReadonlySet<string> = new Set(screenList.map(([name]) => screenFile(name)));

/** Modules that any screen may use and that are too small for a separate request. Few screens take files. */
const small =
  /\/src\/(components(?!\/ui\/file-dropzone)|lib)\/|\/libs\/contracts\/src\/|texts\.ts$|\/features\/scans\/score-band\.ts$|\/lucide-react\//;

/** Used by what comes after the screen, and too small for a request of its own. */
const tiny =
  /\/libs\/contracts\/src\/keys-of\.ts$|\/src\/lib\/open-dialogs\.ts$|\/icons\/trash\.mjs$/;

/** Styles, the form library, the sentences of errors, and files that are fetched under their own name. */
const apart = [
  /\.(css|html)$/,
  /\/node_modules\/(react-hook-form|@hookform)\//,
  /\/libs\/contracts\/src\/(error-codes|(model|resume|sign-in)-errors|resume-refusals)\.ts$/,
  main,
];
const isApart = (id: string) =>
  apart.some((kind) => kind.test(id)) || screenFileSet.has(fileOf(id));

/** Modules that only re-export others: an importer needs just the names it imports. */
const reexporting =
  /\/libs\/[^/]+\/src\/(?:.*\/)?index\.ts$|\/lucide-react\/dist\/esm\/(lucide-react|icons\/index)\.mjs$/;
const reexport = /export \{([^}]*)\} from ["'][^"']*?([^/"']+)\.\w+["']/g;
const imported = /\bimport \{([^}]*)\} from/g;

/** The names that code imports. Comments and strings may have the same words. */
const importedNames = (code: string) =>
  [...code.matchAll(imported)].map(([, names = '']) => names).join();

/** Answers which modules import a module statically, directly or not, itself among them. */
function importersOfAll(modules: Modules): (id: string) => ReadonlySet<string> {
  const facts = new Map<string, ModuleFacts>();
  const importers = new Map<string, readonly string[]>();

  function factsOf(id: string): ModuleFacts {
    const known = facts.get(id) ??
      modules.getModuleInfo(id) ?? { importers: [], exports: [], code: null };
    facts.set(id, known);
    return known;
  }

  /** The names under which an index file re-exports a module. */
  function namesIn(list: string, id: string): readonly string[] {
    const file = id.slice(id.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    const clauses = [...(factsOf(list).code ?? '').matchAll(reexport)].flatMap(
      ([, clause = '', from]) => (from === file ? clause.split(',') : []),
    );
    return clauses.length > 0
      ? clauses.map((clause) => clause.trim().replace(/^.* as /, ''))
      : factsOf(id).exports;
  }

  /** The modules that import these names from an index file, or from another one that passes them on. */
  function usersOf(list: string, isNamed: RegExp): readonly string[] {
    return factsOf(list).importers.flatMap((user) => {
      if (reexporting.test(user)) return usersOf(user, isNamed);
      return isNamed.test(importedNames(factsOf(user).code ?? '')) ? [user] : [];
    });
  }

  function importersOf(id: string): readonly string[] {
    const users = factsOf(id).importers.flatMap((importer) => {
      // What an index file passes on is known by the modules that it comes from.
      if (reexporting.test(id)) return [];
      if (!reexporting.test(importer)) return [importer];
      return usersOf(importer, new RegExp(`\\b(?:${namesIn(importer, id).join('|')})\\b`));
    });
    importers.set(id, users);
    return users;
  }

  return (id) => {
    const found = new Set([id]);
    // A set's iterator also visits what is added during the iteration.
    for (const one of found)
      for (const importer of importers.get(one) ?? importersOf(one)) found.add(importer);
    return found;
  };
}

/**
 * Names the shared chunk of a module. There are few, because each file costs a phone a request that waits for a free connection: one for what the
 * app starts with or pages of every sort use, one for public pages, one for all signed-in screens or several of different kinds, one for each group,
 * and one for the evidence that the landing page shows too.
 */
export function sharedChunks() {
  let importersOf: ((id: string) => ReadonlySet<string>) | undefined;

  function name(id: string, modules: Modules): string | null {
    if (isApart(id)) return null;
    importersOf ??= importersOfAll(modules);
    const importers = [...importersOf(id)];
    const screens = new Set(importers.flatMap((one) => screenOfFile.get(fileOf(one)) ?? []));
    const open = [...screens].filter((screen) => publicScreens.has(screen)).length;
    const signedIn = [...screens].filter((screen) => !publicScreens.has(screen));
    const isOnlyOf = (some: readonly string[]) => signedIn.every((screen) => some.includes(screen));
    const isInLayouts = importers.some((one) => fileOf(one) === layoutsFile);
    if (importers.some((one) => main.test(one)) || (open > 0 && isInLayouts)) return 'start';
    if (open > 1 && isOnlyOf(accountScreens)) return 'public';
    if (screens.has('landing') && signedIn.length > 0 && isOnlyOf(withEvidence)) return 'evidence';
    if (tiny.test(id)) return open > 0 ? 'start' : 'signed-in';
    if (open > 0) return open > 1 || (signedIn.length > 0 && small.test(id)) ? 'start' : null;
    if (isInLayouts) return 'signed-in';
    if (signedIn.length < 2) return null;
    const group = Object.keys(groups).find((one) => isOnlyOf(groups[one] ?? []));
    return group ?? (signedIn.length >= manyScreens || small.test(id) ? 'signed-in' : null);
  }

  return { debugName: 'shared', name };
}
