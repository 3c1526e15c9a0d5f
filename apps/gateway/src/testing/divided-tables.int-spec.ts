import { join } from 'node:path';
import type * as testing from '@rolefit/database/testing';

const source = join(__dirname, '..');
/**
 * Those that add, read and delete most of what belongs to a user. All others run on divided tables by
 * `TEST_TABLES=divided npm run test:int -- apps/gateway/src`.
 */
const suites = ['accounts/accounts.int-spec.ts', 'scans/scans.int-spec.ts'];

describe('on tables that are divided by user', () => {
  // Before anything reads it; so nothing above may import the test databases.
  process.env['TEST_TABLES'] = 'divided';

  it('has such tables', async () => {
    const { createTestDatabase } = jest.requireActual<typeof testing>('@rolefit/database/testing');
    const database = await createTestDatabase();
    const partitions = await database.dataSource.query(
      `SELECT count(*)::int AS count FROM pg_inherits WHERE inhparent = 'scans'::regclass`,
    );
    await database.drop();
    expect(partitions).toEqual([{ count: 4 }]);
  });

  for (const suite of suites)
    describe(suite, () => {
      jest.requireActual(join(source, suite));
    });
});
