import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressed } from './bundling/compressed.ts';
import { firstScript } from './bundling/first-script.ts';
import { pageHeads } from './bundling/page-heads.ts';
import { sharedChunks } from './bundling/shared-chunks.ts';

/** `npm run dev` starts the gateway on a port of its own. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

/** Functions of React that only create an object. The bundler names its import of React, a CommonJS package, `import_react`. */
const pureFunctions = ['memo', 'createContext', 'forwardRef'].map((name) => `import_react.${name}`);

/** Removes unused modules of our libraries, which have no side effects, and components that nothing renders. */
const treeshake = {
  moduleSideEffects: [{ test: /\/libs\/[^/]+\/src\//, sideEffects: false }],
  manualPureFunctions: pureFunctions,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
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
  worker: { format: 'es', rolldownOptions: { treeshake } },
  build: {
    outDir: 'dist',
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
