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
const screens = /\/src\/app\/routes\/(?!shell|signed-in|resume-action|back-to-list)[^/]+\.tsx$/;
const lists = /\/src\/app\/routes\/(job-match|saved-job|dashboard)\.tsx$/;
const scans = /\/src\/app\/routes\/(job-match|saved-job|dashboard|job-match-detail)\.tsx$/;
const manyScreens = 4;

/** Parts that any screen may come to use, each too small to be fetched by itself. */
const small = /\/src\/(components|lib)\/|\/texts\.ts$|\/lucide-react\//;

/** The longest of the texts: no screen but those of scans says any of it. */
const wordsOfMatches = /\/features\/scans\/match\/texts\.ts$/;

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

/**
 * Few files, since each costs a phone a request that waits for a free connection: one with what the start of the app needs or several public pages,
 * one with what all signed-in screens need or many of them, two for those that show scans in lists and singly, one with the evidence that the landing page
 * shows too.
 */
export function sharedChunks() {
  let leadsTo: ((id: string) => ReadonlySet<string>) | undefined;

  function name(id: string, modules: Modules): string | null {
    if (apart.some((kind) => kind.test(id))) return null;
    leadsTo ??= leadsOf(modules);
    const leads = [...leadsTo(id)];
    const isOf = (kind: RegExp) => leads.some((one) => kind.test(one));
    const ofPublic = leads.filter((one) => publicPages.test(one)).length;
    const ofScreens = leads.filter((one) => screens.test(one) && !publicPages.test(one)).length;
    if (isOf(main) || (ofPublic > 0 && (isOf(frames) || ofPublic > 1 || (ofScreens > 0 && small.test(id))))) return 'start';
    if (ofPublic > 0) return ofScreens > 0 ? 'evidence' : null;
    const isOnlyOf = (kind: RegExp) => ofScreens > 1 && leads.every((one) => !screens.test(one) || kind.test(one));
    const isTold = wordsOfMatches.test(id) && isOnlyOf(scans);
    if (isOf(frames) || ofScreens >= manyScreens || (ofScreens > 1 && small.test(id) && !isTold)) return 'signed-in';
    if (isOnlyOf(lists)) return 'lists';
    return isOnlyOf(scans) ? 'scans' : null;
  }

  return { debugName: 'shared', name };
}
