/** `npm run docs`: writes what is made from code: pages under docs/, and the example on the start page. */
import { writeFileSync } from 'node:fs';
import { exportSchemaPage } from './export-schema-page.mjs';
import { landingExample } from './landing-example.mjs';
import { scoringPage } from './scoring-page.mjs';

const made = { 'docs/scoring.md': scoringPage, 'docs/export-schema.md': exportSchemaPage, 'apps/web/src/features/scans/example.ts': landingExample };

for (const [path, make] of Object.entries(made)) {
  writeFileSync(new URL(`../../${path}`, import.meta.url), await make());
  process.stdout.write(`${path}\n`);
}
