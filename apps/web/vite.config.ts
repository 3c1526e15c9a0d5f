import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressed } from './bundling/compressed.ts';
import { firstScript } from './bundling/first-script.ts';
import { languageOf } from './bundling/languages.ts';
import { pageHeads } from './bundling/page-heads.ts';
import { sharedChunks } from './bundling/shared-chunks.ts';
import { translated } from './bundling/translated.ts';

/** `npm run dev` starts the gateway on a port of its own. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

/** One language is built at a time; `bundling/build.ts` builds all. */
const language = languageOf(process.env['WEB_LANGUAGE']);
const isDefault = language === languageOf();

/** Functions of React that only create an object. The bundler names its import of React, a CommonJS package, `import_react`. */
const pureFunctions = ['memo', 'createContext', 'forwardRef'].map((name) => `import_react.${name}`);

/** Removes unused modules of our libraries, which have no side effects, and components that nothing renders. */
const treeshake = {
  moduleSideEffects: [{ test: /\/libs\/[^/]+\/src\//, sideEffects: false }],
  manualPureFunctions: pureFunctions,
};

export default defineConfig({
  root: import.meta.dirname,
  // Each language has files of its own: the gateway selects the page, and its addresses name the rest.
  base: isDefault ? '/' : `/${language}/`,
  plugins: [
    translated(language),
    react(),
    tailwindcss(),
    firstScript(join(import.meta.dirname, 'src/first.js')),
    pageHeads(),
    compressed(),
  ],
  resolve: {
    // Libraries are read from their sources, so that a build needs no other build before it.
    conditions: ['@rolefit/source', ...defaultClientConditions],
    alias: { '@/': `${fileURLToPath(new URL('./src', import.meta.url))}/` },
  },
  worker: {
    format: 'es',
    plugins: () => [translated(language)],
    rolldownOptions: { treeshake },
  },
  build: {
    outDir: isDefault ? 'dist' : `build/${language}`,
    sourcemap: false,
    assetsInlineLimit: 0,
    // Browsers without it fetch the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [sharedChunks()] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      '/api': gateway,
      '/health': gateway,
      '/mcp': gateway,
      '/socket.io': { target: gateway, ws: true },
    },
  },
});
