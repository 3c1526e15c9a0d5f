/** `npm run docs`: writes the generated pages under docs/, and the example on the start page. */
import { writeFileSync } from 'node:fs';
import { exportSchemaPage } from './export-schema-page.ts';
import { landingExample } from './landing-example.ts';
import { scoringPage } from './scoring-page.ts';

const generators: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/scoring.md': scoringPage,
  'docs/export-schema.md': exportSchemaPage,
  'apps/web/src/features/scans/example.ts': () => landingExample('en'),
  'apps/web/src/features/scans/example.de.ts': () => landingExample('de'),
};

for (const [path, generate] of Object.entries(generators)) {
  writeFileSync(new URL(`../../${path}`, import.meta.url), await generate());
  process.stdout.write(`${path}\n`);
}
