import { enableCompileCache, registerHooks } from 'node:module';

/**
 * Lets a worker thread run the TypeScript sources, as tests do: Node strips the types, but neither looks for `x.ts` where `./x.js` is imported
 * nor knows the export condition that leads to the sources of our packages. Never loaded by a build.
 */
// Stripping the types of some hundred files takes seconds on a small machine.
enableCompileCache();
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs = context.parentURL?.endsWith('.ts') === true;
    const inSources = isOurs ? { ...context, conditions: ['@rolefit/source', ...context.conditions] } : context;
    return nextResolve(isOurs && /^\.{1,2}\/.*\.js$/.test(specifier) ? specifier.replace(/\.js$/, '.ts') : specifier, inSources);
  },
});
