/** `npm run docs`: writes the generated pages under docs/, the alert rules for k8s/, and the example on the start page. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportSchemaPage } from './export-schema-page.ts';
import { landingExample } from './landing-example.ts';
import { prometheusRule } from './prometheus-rule.ts';
import { scoringPage } from './scoring-page.ts';

const root = join(import.meta.dirname, '../..');
const generators: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/scoring.md': scoringPage,
  'docs/export-schema.md': exportSchemaPage,
  'k8s/components/monitoring/rules.yaml': () => prometheusRule(root),
  'apps/web/src/features/scans/example.ts': () => landingExample('en'),
  'apps/web/src/features/scans/example.de.ts': () => landingExample('de'),
};

for (const [path, generate] of Object.entries(generators)) {
  writeFileSync(join(root, path), await generate());
  process.stdout.write(`${path}\n`);
}
