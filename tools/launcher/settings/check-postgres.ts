import type { Client } from 'pg';
import { ConnectionProblem, withPostgres } from './postgres-connection.ts';

const variable = 'DATABASE_URL';
/** The oldest version with everything that the migrations use. */
const oldestMajor = 15;

/** What is wrong with the user's PostgreSQL, in one sentence; null if nothing is. */
export async function checkPostgres(url: string): Promise<string | null> {
  try {
    return await withPostgres(variable, url, checkDatabase);
  } catch (error) {
    if (error instanceof ConnectionProblem) return error.message;
    throw error;
  }
}

interface Facts {
  readonly version: string;
  readonly encoding: string;
  readonly mayCreate: boolean;
  readonly isMigrated: boolean;
}

async function checkDatabase(client: Client): Promise<string | null> {
  const { user = '', database = '' } = client;
  const { rows } = await client.query<Facts>(
    `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding,
       has_schema_privilege('public', 'CREATE') AS "mayCreate",
       to_regclass('public.migrations') IS NOT NULL AS "isMigrated"`,
  );
  const [facts] = rows;
  if (!facts) return null;
  if (Number.parseInt(facts.version, 10) < oldestMajor)
    return `${variable}: PostgreSQL ${facts.version} is too old. Rolefit needs ${oldestMajor} or newer.`;
  if (facts.encoding !== 'UTF8')
    return `${variable}: the database “${database}” stores text as ${facts.encoding}, which lacks most characters. Create one with: createdb --template=template0 --encoding=UTF8 ${database}`;
  if (!facts.mayCreate && !facts.isMigrated)
    return `${variable}: the user “${user}” may not create tables in the database “${database}”. Make it the owner: ALTER DATABASE ${database} OWNER TO ${user}`;
  return null;
}
