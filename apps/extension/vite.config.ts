import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type InlineConfig } from 'vite';

const treeshake = { moduleSideEffects: [{ test: /\/libs\/[^/]+\/src\//, sideEffects: false }] };

/** Libraries are bundled from their sources. They have no side effects, so unused code is removed. */
const common: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  worker: { format: 'es', rolldownOptions: { treeshake } },
  resolve: {
    conditions: ['@rolefit/source', ...defaultClientConditions],
    alias: { '@/': `${fileURLToPath(new URL('./src', import.meta.url))}/` },
  },
};

/** Popup, options and tabs pages. */
export const pages: InlineConfig = {
  ...common,
  plugins: [react(), tailwindcss()],
  base: './',
  build: {
    outDir: 'dist/chrome',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      input: ['popup.html', 'options.html', 'tabs.html'].map(
        (file) => `${import.meta.dirname}/${file}`,
      ),
    },
  },
};

/**
 * A script for contexts without modules: a single file.
 * @param result an expression over `exported`, the exports of the entry; the value of the whole script
 */
export function script(name: string, entry: string, result?: string): InlineConfig {
  const returning = result === undefined ? {} : { name: 'exported', postFooter: `${result};` };
  return {
    ...common,
    publicDir: false,
    build: {
      outDir: 'dist/chrome',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        treeshake,
        preserveEntrySignatures: result === undefined ? false : 'strict',
        input: `${import.meta.dirname}/${entry}`,
        output: {
          format: 'iife',
          entryFileNames: `${name}.js`,
          codeSplitting: false,
          ...returning,
        },
      },
    },
  };
}

export default defineConfig(pages);
