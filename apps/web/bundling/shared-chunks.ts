interface ModuleFacts {
  readonly importers: readonly string[];
  readonly exports: readonly string[];
  readonly code: string | null;
}

interface Modules {
  getModuleInfo(id: string): ModuleFacts | null;
}

const main = /\/src\/app\/main\.tsx$/;
/** Pages for people who are not signed in; what they need stays apart, so that it stays small. */
const publicPages = /\/src\/app\/routes\/(landing|landing-example|privacy|terms|extension|not-found)\.tsx$/;
/** What stands around every signed-in screen. */
const frames = /\/src\/app\/frames\.ts$/;
const screens = /\/src\/app\/routes\/(?!shell|signed-in|resume-action|back-to-list)([^/]+)\.tsx$/;
/** What a screen fetches by itself before all of it is there: what that needs the screen needs. */
const partsOfScreens: Readonly<Record<string, RegExp>> = {
  dashboard: /\/features\/insights\/components\/insights-section\.tsx$/,
  'job-match-detail': /\/features\/scans\/components\/match\/match-reasons\.tsx$/,
  'job-scan': /\/features\/(scans\/components\/form\/scan-form|scan-batch\/components\/many-at-once)\.tsx$/,
};
/** Screens that have much in common which no other one has; of two kinds that hold a part the smaller comes first. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  lists: ['job-match', 'saved-job', 'dashboard'],
  scans: ['job-match', 'saved-job', 'dashboard', 'job-match-detail'],
  resume: ['onboarding', 'profile'],
};
/** Screens in the frame of public pages. */
const likePublicPages = ['login', 'restore'];
/** The screen whose evidence the landing page shows. */
const withEvidence = ['job-match-detail'];
const manyScreens = 4;

/** Parts that any screen may come to use, each too small to be fetched by itself. */
const small = /\/src\/(components|lib)\/|\/texts\.ts$|\/lucide-react\//;

/** Styles, what only forms and the login need, and what is fetched under its own name. */
const apart = [/\.(css|html)$/, /\/node_modules\/(react-hook-form|@hookform)\//, /\/libs\/contracts\/src\/error-codes\.ts$/, main, frames, screens];

/** Modules that only hand on others: who imports one of these needs but what it names. */
const handOns = /\/libs\/[^/]+\/src\/index\.ts$|\/lucide-react\/dist\/esm\/(lucide-react|icons\/index)\.mjs$/;
const handedOn = /export \{([^}]*)\} from ["'][^"']*?([^/"']+)\.\w+["']/g;

/** Answers which modules lead to a module by plain imports, itself among them. */
function leadsOf(modules: Modules): (id: string) => ReadonlySet<string> {
  const facts = new Map<string, ModuleFacts>();
  const importers = new Map<string, readonly string[]>();

  function factsOf(id: string): ModuleFacts {
    const known = facts.get(id) ?? modules.getModuleInfo(id) ?? { importers: [], exports: [], code: null };
    facts.set(id, known);
    return known;
  }

  /** The names under which a list hands on what a module exports. */
  function namesIn(list: string, id: string): readonly string[] {
    const file = id.slice(id.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    const clauses = [...(factsOf(list).code ?? '').matchAll(handedOn)].flatMap(([, clause = '', from]) => (from === file ? clause.split(',') : []));
    return clauses.length > 0 ? clauses.map((clause) => clause.trim().replace(/^.* as /, '')) : factsOf(id).exports;
  }

  function importersOf(id: string): readonly string[] {
    const users = factsOf(id).importers.flatMap((importer) => {
      if (!handOns.test(importer)) return [importer];
      const isNamed = new RegExp(`\\b(?:${namesIn(importer, id).join('|')})\\b`);
      return factsOf(importer).importers.filter((user) => !handOns.test(user) && isNamed.test(factsOf(user).code ?? ''));
    });
    importers.set(id, users);
    return users;
  }

  return (id) => {
    const found = new Set([id]);
    // A set walks what is added while it is walked.
    for (const one of found) for (const importer of importers.get(one) ?? importersOf(one)) found.add(importer);
    return found;
  };
}

/** The signed-in screens among modules, each once. */
function screensOf(ids: readonly string[]): ReadonlySet<string> {
  const parts = Object.entries(partsOfScreens);
  const names = ids.map((id) => (publicPages.test(id) ? undefined : (screens.exec(id)?.[1] ?? parts.find(([, part]) => part.test(id))?.[0])));
  return new Set(names.filter((name) => name !== undefined));
}

/**
 * Few files, since each costs a phone a request that waits for a free connection: one with what the start of the app needs or pages of every sort,
 * one for public pages, one with what all signed-in screens need or several of different kinds, one for each kind, one with the evidence that the landing
 * page shows too.
 */
export function sharedChunks() {
  let leadsTo: ((id: string) => ReadonlySet<string>) | undefined;

  function name(id: string, modules: Modules): string | null {
    if (apart.some((kind) => kind.test(id))) return null;
    leadsTo ??= leadsOf(modules);
    const leads = [...leadsTo(id)];
    const isOf = (kind: RegExp) => leads.some((one) => kind.test(one));
    const ofPublic = leads.filter((one) => publicPages.test(one)).length;
    const shown = screensOf(leads);
    const isOnlyOf = (some: readonly string[]) => [...shown].every((screen) => some.includes(screen));
    if (isOf(main) || (ofPublic > 0 && isOf(frames))) return 'start';
    if (ofPublic > 1 && isOnlyOf(likePublicPages)) return 'public';
    if (ofPublic > 0 && shown.size > 0 && isOnlyOf(withEvidence)) return 'evidence';
    if (ofPublic > 0) return ofPublic > 1 || (shown.size > 0 && small.test(id)) ? 'start' : null;
    if (isOf(frames)) return 'signed-in';
    if (shown.size < 2) return null;
    const kind = Object.keys(kinds).find((one) => isOnlyOf(kinds[one] ?? []));
    return kind ?? (shown.size >= manyScreens || small.test(id) ? 'signed-in' : null);
  }

  return { debugName: 'shared', name };
}
