import { fileURLToPath } from 'node:url';
import { type Plugin } from 'vite';

const production = fileURLToPath(new URL('../../../node_modules/react-router/dist/production/index.mjs', import.meta.url));
const parts = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/** What is there for routes that load data or that a server renders, which this app has none of. */
const unused: Readonly<Record<string, string>> = {
  DefaultErrorComponent: 'return null;',
  PrefetchPageLinks: 'return null;',
  useNavigateStable: 'return useNavigateUnstable();',
  usePrefetchBehavior: 'return [false, null, {}];',
};
const unusedClass = /^(var RenderErrorBoundary =) class [^]*?^\};$/m;

/** Calls that a bundler may leave out where nobody asks for what they make. */
function withoutEffects(code: string): string {
  return code
    .replace(/^(var \w+ =) (React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1 /* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = .*;$/gm, '');
}

function withoutUnused(code: string): string {
  const withoutClass = code.replace(unusedClass, '$1 () => null;');
  return Object.entries(unused).reduce((rest, [name, body]) => rest.replace(new RegExp(`^(function ${name}\\([^]*?\\)) \\{\\n[^]*?^\\}$`, 'm'), `$1 { ${body} }`), withoutClass);
}

/**
 * React Router as a page needs it: its build for production, which its package keeps for others to choose, and of that only what is used.
 * Its components are declared by calls of React that a bundler must take for effects; said to have none, forms, fetchers and the loading of
 * data go: some 9 kB in every page.
 */
export function leanRouter(): Plugin {
  return {
    name: 'rolefit:lean-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: production }] } }),
    transform(code, id) {
      if (!parts.test(id)) return null;
      return { code: withoutUnused(withoutEffects(code)), map: null };
    },
  };
}
