import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isNightly } from '@rolefit/testing';

const source = join(__dirname, '..');
/** By day those that exercise the workers' statements. */
const suites = isNightly
  ? globSync('{accounts,close-readings,resumes,scans,sessions,sweep}/*.int-spec.ts', {
      cwd: source,
    })
  : ['scans/scan-work.int-spec.ts', 'close-readings/close-reading-work.int-spec.ts'];

describe('on tables that are divided by user', () => {
  // Before any suite reads it.
  process.env['TEST_TABLES'] = 'divided';
  for (const suite of suites)
    describe(suite, () => {
      jest.requireActual(join(source, suite));
    });
});
