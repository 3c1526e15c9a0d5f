import type { ProcessRole } from '@rolefit/config';
import { type DataSource, QueryFailedError } from 'typeorm';
import { privileges } from './privileges.js';
import { run, runOne } from './run.js';

/** Held while roles are made and privileges granted, since PostgreSQL refuses two at once ("tuple concurrently updated"). */
const roleLock = 7_303_017;
const insufficientPrivilege = '42501';

/** What to do about a role that is missing, in one sentence. */
export class MissingRoleError extends Error {}

/** CREATE ROLE and GRANT take no parameters, so these come as a setting. */
const createRole = `DO $$
DECLARE
  given jsonb := current_setting('rolefit.given')::jsonb;
BEGIN
  EXECUTE format('CREATE ROLE %I LOGIN PASSWORD %L', given->>'name', given->>'password');
END $$`;

const grantAll = `DO $$
DECLARE
  given jsonb := current_setting('rolefit.given')::jsonb;
  role_name text := given->>'name';
  table_name text;
  allowed text;
BEGIN
  EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA public FROM %I', role_name);
  EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', role_name);
  FOR table_name, allowed IN SELECT * FROM jsonb_each_text(given->'tables') LOOP
    EXECUTE format('GRANT %s ON %I TO %I', allowed, table_name, role_name);
  END LOOP;
END $$`;

/**
 * Gives a role what its process needs, and takes away whatever else it had; makes the role if there is none. Run it as the owner of the tables, after
 * the migrations.
 * @throws MissingRoleError where there is no such role and the owner may make none
 */
export async function preparePrivileges(
  dataSource: DataSource,
  { process, name, password }: ProcessRole,
): Promise<void> {
  const tables = Object.fromEntries(
    Object.entries(privileges[process]).map(([table, allowed]) => [table, allowed.join(', ')]),
  );
  await dataSource.transaction(async (manager) => {
    await run(manager, `SELECT pg_advisory_xact_lock(${roleLock})`);
    await run(manager, "SELECT set_config('rolefit.given', $1, true)", [
      JSON.stringify({ name, password, tables }),
    ]);
    const role = await runOne<{ name: string | null }>(
      manager,
      'SELECT rolname::text AS name FROM pg_roles WHERE rolname = $1',
      [name],
    );
    if (role === null) {
      await run(manager, createRole).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
        throw new MissingRoleError(
          `${process.toUpperCase()}_DATABASE_URL: there is no role “${name}”, and this user may not make it. Make it as one who may: CREATE ROLE "${name}" LOGIN PASSWORD '…'`,
        );
      });
    }
    await run(manager, grantAll);
  });
}

function isRefused(error: unknown): boolean {
  return (
    error instanceof QueryFailedError &&
    (error.driverError as { code?: unknown }).code === insufficientPrivilege
  );
}
