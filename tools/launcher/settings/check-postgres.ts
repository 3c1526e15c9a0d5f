import { Client, DatabaseError } from 'pg';
import { answerMs, messageOf, placeOf, whyUnreachable } from './unreachable.ts';

const variable = 'DATABASE_URL';
/** The oldest version with everything that the migrations use. */
const oldestMajor = 15;

/** SQLSTATE codes. Source: PostgreSQL documentation, appendix A. */
const refusals: Readonly<Record<string, (at: Address) => string>> = {
  '28P01': ({ user }) => `PostgreSQL refuses this password of the user “${user}”.`,
  '28000': ({ user }) => `PostgreSQL refuses the user “${user}”.`,
  '3D000': ({ database }) =>
    `there is no database “${database}”. Create it: createdb --encoding=UTF8 ${database}`,
  '53300': () => 'PostgreSQL has no free connection.',
};

interface Address {
  readonly user: string;
  readonly database: string;
}

/** What is wrong with the user's PostgreSQL, in one sentence; null if nothing is. */
export async function checkPostgres(url: string): Promise<string | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: answerMs });
  // A server that goes away later reports it in the apps.
  client.on('error', () => undefined);
  const at = { user: client.user ?? '', database: client.database ?? '' };
  try {
    await client.connect();
    return await checkDatabase(client, at);
  } catch (error) {
    const code = error instanceof DatabaseError ? (error.code ?? '') : '';
    const refusal = refusals[code]?.(at);
    return refusal
      ? `${variable}: ${refusal}`
      : (whyUnreachable(error, { variable, server: 'PostgreSQL', place: placeOf(url, 5432) }) ??
          `${variable}: ${placeOf(url, 5432)} answered “${messageOf(error)}”.`);
  } finally {
    client.end().catch(() => undefined);
  }
}

interface Facts {
  readonly version: string;
  readonly encoding: string;
  readonly mayCreate: boolean;
  readonly isMigrated: boolean;
}

async function checkDatabase(client: Client, { user, database }: Address): Promise<string | null> {
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
