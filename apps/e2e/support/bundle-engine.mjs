import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// A process of its own, since Vite is written for one: `node bundle-engine.mjs <folder>` writes engine.js there, a script whose `engine`
// has what engine.ts exports. A module of Node in it would be left out with a warning, and the script would fail in a browser.
await build({
  configFile: false,
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'error',
  build: {
    lib: { entry: 'engine.ts', formats: ['iife'], name: 'engine', fileName: () => 'engine.js' },
    outDir: process.argv[2],
    emptyOutDir: false,
  },
});
