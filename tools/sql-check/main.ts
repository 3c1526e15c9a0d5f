import { join, relative } from 'node:path';
import { checkStatements } from './check-statements.ts';
import { readDynamicStatements } from './dynamic-statements.ts';
import { statementsOfAllUsers } from './user-scope/statements-of-all-users.ts';

/**
 * `node tools/sql-check/main.ts postgresql://…`: checks every SQL statement of libs/database against the migrated database at that address.
 * `npm test -- sql` starts one for it.
 */
const root = join(import.meta.dirname, '..', '..');
const [databaseUrl] = process.argv.slice(2);
if (databaseUrl === undefined)
  throw new Error('The address of a migrated database is missing: run `npm test -- sql`');

const { statements, findings } = await checkStatements({
  root,
  databaseUrl,
  dynamic: await readDynamicStatements(root),
  ofAllUsers: statementsOfAllUsers,
});
for (const { file, line, message } of findings)
  process.stderr.write(`${relative(root, file)}:${line}  ${message}\n`);
process.stdout.write(`${statements} statements checked, ${findings.length} problems\n`);
if (findings.length > 0 || statements === 0) process.exitCode = 1;
