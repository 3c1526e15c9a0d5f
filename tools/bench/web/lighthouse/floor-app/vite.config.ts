import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from '../../../../../apps/web/bundling/compressed.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), compressed()],
  build: { assetsInlineLimit: 0 },
});
