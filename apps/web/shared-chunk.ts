interface ModuleLookup {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Pages for people who are not signed in; what they need stays apart, so that it stays small. */
const publicPages = /\/src\/app\/(main\.tsx|routes\/(landing|landing-example|privacy|terms|not-found)\.tsx)$/;

/** Whether a public page leads to a module by plain imports. */
function isOfPublicPages(id: string, modules: ModuleLookup, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (publicPages.test(id)) return true;
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isOfPublicPages(importer, modules, seen));
}

/** Styles, and what only forms need. */
const apart = /\.(css|html)$|\/node_modules\/(react-hook-form|@hookform)\//;

/** What at least four signed-in screens share comes in one file: dozens of small ones would be 6 kB more and wait for each other. */
export const sharedChunk = {
  debugName: 'signed-in',
  name: (id: string, modules: ModuleLookup): string | null => (apart.test(id) || isOfPublicPages(id, modules, new Set()) ? null : 'signed-in'),
  minShareCount: 4,
};
