import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountExportSchema } from '@rolefit/contracts';
import { exportSchemaPage } from './export-schema-page.ts';

describe('docs/export-schema.md', () => {
  it('says what the schemas of the export say (npm run docs writes it anew)', () => {
    expect(readFileSync(join(__dirname, '../../docs/export-schema.md'), 'utf8')).toBe(
      exportSchemaPage(),
    );
  });

  it('describes every file, and of each its fields', () => {
    const sections = exportSchemaPage().split('\n### ').slice(1);
    for (const name of Object.keys(accountExportSchema.shape))
      expect(sections.find((one) => one.startsWith(`\`${name}\``))).toMatch(/\n\| `\w+` \|/);
  });
});
