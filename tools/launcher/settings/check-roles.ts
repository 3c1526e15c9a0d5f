import type { Client } from 'pg';
import { ConnectionProblem, type DatabaseVariable, withPostgres } from './postgres-connection.ts';
import { roleVariables } from './roles-without-owner.ts';

type Variables = Readonly<Record<string, string>>;

/** PostgreSQL refuses the password, or there is no such role; it does not say which. */
const wrongPassword = '28P01';

/** What is wrong with the user's roles for gateways and workers, a sentence each. What is wrong with the owner is reported by `checkPostgres`. */
export async function checkRoles(user: Variables): Promise<string[]> {
  const { DATABASE_URL: ownerUrl } = user;
  if (!ownerUrl) return [];
  const problems = await Promise.all(
    roleVariables.map((variable) => {
      const url = user[variable];
      return url ? checkRole(variable, url, ownerUrl) : null;
    }),
  );
  return problems.filter((problem) => problem !== null);
}

async function checkRole(
  variable: DatabaseVariable,
  url: string,
  ownerUrl: string,
): Promise<string | null> {
  try {
    const [own, owners] = [
      await withPostgres(variable, url, identify),
      await asOwner(ownerUrl, identify),
    ];
    return owners === null || own === owners
      ? null
      : `${variable} leads to another database than DATABASE_URL.`;
  } catch (error) {
    if (!(error instanceof ConnectionProblem)) throw error;
    if (error.code !== wrongPassword) return error.message;
    const name = decodeURIComponent(new URL(url).username);
    const role = await asOwner(ownerUrl, (client) => findRole(client, name));
    if (role === null) return null;
    if (role.exists) return error.message;
    return role.mayBeMade
      ? null
      : `${variable}: there is no role “${name}”, and the user of DATABASE_URL may not make it. Make it as one who may: CREATE ROLE "${name}" LOGIN PASSWORD '…'`;
  }
}

/** Null where the owner cannot connect. */
async function asOwner<Found>(
  url: string,
  ask: (client: Client) => Promise<Found>,
): Promise<Found | null> {
  try {
    return await withPostgres('DATABASE_URL', url, ask);
  } catch (error) {
    if (error instanceof ConnectionProblem) return null;
    throw error;
  }
}

/** The same for two connections only if they lead to one database of one server, whatever their addresses look like. */
async function identify(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ identity: string }>(
    `SELECT format('%s %s', extract(epoch FROM pg_postmaster_start_time()), current_database()) AS identity`,
  );
  return rows[0]?.identity;
}

async function findRole(
  client: Client,
  name: string,
): Promise<{ readonly exists: boolean; readonly mayBeMade: boolean }> {
  const { rows } = await client.query<{ exists: boolean; mayBeMade: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS exists,
       (SELECT rolcreaterole OR rolsuper FROM pg_roles WHERE rolname = current_user) AS "mayBeMade"`,
    [name],
  );
  return rows[0] ?? { exists: true, mayBeMade: false };
}
