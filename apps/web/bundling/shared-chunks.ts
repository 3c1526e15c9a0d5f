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
const publicPages = /\/src\/app\/routes\/(landing|landing-example|privacy|terms|not-found)\.tsx$/;
/** What stands around every signed-in screen. */
const frames = /\/src\/app\/(providers|routes\/(signed-in|shell))\.tsx$/;
const screens = /\/src\/app\/routes\/[^/]+\.tsx$/;
const someScreens = 3;
const manyScreens = 4;

/** Styles, what only forms and the login need, and what is fetched under its own name. */
const apart = [/\.(css|html)$/, /\/node_modules\/(react-hook-form|@hookform)\//, /\/libs\/contracts\/src\/error-codes\.ts$/, frames, screens];

/** Modules that only hand on others: who imports one of these needs but what it names. */
const lists = /\/libs\/[^/]+\/src\/index\.ts$|\/lucide-react\/dist\/esm\/(lucide-react|icons\/index)\.mjs$/;
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
      if (!lists.test(importer)) return [importer];
      const isNamed = new RegExp(`\\b(?:${namesIn(importer, id).join('|')})\\b`);
      return factsOf(importer).importers.filter((user) => !lists.test(user) && isNamed.test(factsOf(user).code ?? ''));
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
 * What the start of the app needs comes in one file, what all signed-in screens need or many of them in another, and in a third what public
 * pages share with others: dozens of small files would weigh 6 kB more, each has some 1.2 kB of headers, and they would wait for each other.
 */
export function sharedChunks() {
  let leadsTo: ((id: string) => ReadonlySet<string>) | undefined;

  function name(id: string, modules: Modules): string | null {
    if (apart.some((kind) => kind.test(id))) return null;
    leadsTo ??= leadsOf(modules);
    const leads = [...leadsTo(id)];
    const isOf = (kind: RegExp) => leads.some((one) => kind.test(one));
    if (isOf(main)) return main.test(id) ? null : 'start';
    const users = leads.filter((one) => screens.test(one) && !publicPages.test(one)).length;
    if (isOf(publicPages)) return isOf(frames) || users >= someScreens ? 'everywhere' : null;
    return isOf(frames) || users >= manyScreens ? 'signed-in' : null;
  }

  return { debugName: 'shared', name };
}
