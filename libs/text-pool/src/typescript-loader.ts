import { enableCompileCache, registerHooks } from 'node:module';

/**
 * Lets a worker thread run the TypeScript sources, for tests: Node strips the types, but it neither resolves `./x.js` to `x.ts`
 * nor uses the export condition of our packages' sources. Never loaded by a build.
 */
// Cached, since stripping the types of some hundred files takes seconds on a small machine.
enableCompileCache();
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs = context.parentURL?.endsWith('.ts') === true;
    const inSources = isOurs
      ? { ...context, conditions: ['@rolefit/source', ...context.conditions] }
      : context;
    return nextResolve(
      isOurs && /^\.{1,2}\/.*\.js$/.test(specifier) ? specifier.replace(/\.js$/, '.ts') : specifier,
      inSources,
    );
  },
});
