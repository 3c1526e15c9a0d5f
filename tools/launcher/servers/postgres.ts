import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
// Erased, unlike an import with an inline type: this module is loaded before the packages are installed.
import type { Client } from 'pg';
import { run } from '../bootstrap/command.mjs';
import { localDir } from '../bootstrap/paths.mjs';
import { Problem } from '../bootstrap/problem.mjs';
import { type Service } from '../processes/child.ts';
import { findPostgresBinaries, postgresUser, type PostgresUser } from './postgres-binaries.ts';

export interface PostgresOptions {
  readonly clusterDir: string;
  readonly port: number;
  /** Of the superuser, for a cluster that does not exist yet. */
  readonly password: string;
  readonly logFile: string;
  /** False for data that may be lost. */
  readonly durable?: boolean;
  /** Where the package with the binaries is installed, for those of another version. */
  readonly modulesDir?: string;
}

export interface PostgresService extends Service {
  /** The superuser's, or that of another role with its password. */
  urlOf(database: string, role?: PostgresRole): string;
}

export interface PostgresRole {
  readonly name: string;
  readonly password: string;
}

const superuser = 'rolefit';
const majorVersion = '18';

/** Without waiting for the disk, the cluster of a test starts and clones databases several times faster. */
const notDurable = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
];

/**
 * PostgreSQL as a service for `startChild`; creates the cluster if there is none. It listens on 127.0.0.1 only and asks for a password, since other
 * users may share the machine.
 * @throws Problem if there are no binaries for this machine, or the cluster is of another major version
 */
export async function postgresService({
  clusterDir,
  port,
  password,
  logFile,
  durable = true,
  modulesDir,
}: PostgresOptions): Promise<PostgresService> {
  const binaries = findPostgresBinaries(modulesDir);
  const user = postgresUser(binaries);
  if (existsSync(clusterDir)) refuseOtherVersion(clusterDir);
  else await createCluster({ binaries, user, clusterDir, password });
  user.own(clusterDir);

  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(durable ? [] : notDurable),
  ];
  const [command, ...args] = user.command([
    join(binaries, 'postgres'),
    '-D',
    clusterDir,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const urlOf: PostgresService['urlOf'] = (database, role = { name: superuser, password }) =>
    `postgresql://${role.name}:${role.password}@127.0.0.1:${port}/${database}`;

  return {
    name: 'PostgreSQL',
    command,
    args,
    cwd: dirname(clusterDir),
    env: serverEnv(),
    logFile,
    // A fast shutdown; after SIGTERM it would wait for all clients to disconnect.
    stopSignal: 'SIGINT',
    graceMs: 15_000,
    isReady: () =>
      withClient(urlOf('postgres'), (client) => client.query('SELECT 1')).then(() => true),
    urlOf,
  };
}

/** Creates the database unless it exists. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const { rowCount } = await withClient(adminUrl, (client) =>
    client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]),
  );
  if (rowCount === 0) await createDatabase(adminUrl, name);
}

/** Gives these roles their passwords, as far as the roles exist: secrets of the data folder may have been lost and made anew. */
export async function setPasswords(
  adminUrl: string,
  roles: readonly PostgresRole[],
): Promise<void> {
  await withClient(adminUrl, async (client) => {
    for (const { name, password } of roles) {
      const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
      if (rowCount === 1)
        await client.query(
          `ALTER ROLE ${client.escapeIdentifier(name)} PASSWORD ${client.escapeLiteral(password)}`,
        );
    }
  });
}

/** Creates the database, empty or as a clone of `template`. */
export async function createDatabase(
  adminUrl: string,
  name: string,
  { template = 'template1' } = {},
): Promise<void> {
  await withClient(adminUrl, (client) =>
    client.query(
      `CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)}`,
    ),
  );
}

/** The comment on the database of this address, or null. It is part of the cluster, so it moves with the data. */
export async function readComment(url: string): Promise<string | null> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ comment: string | null }>(
      "SELECT shobj_description(oid, 'pg_database') AS comment FROM pg_database WHERE datname = current_database()",
    );
    return rows[0]?.comment ?? null;
  });
}

/** Comments on the database of this address. */
export async function writeComment(url: string, comment: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `COMMENT ON DATABASE ${client.escapeIdentifier(new URL(url).pathname.slice(1))} IS ${client.escapeLiteral(comment)}`,
    ),
  );
}

async function withClient<Result>(
  url: string,
  action: (client: Client) => Promise<Result>,
): Promise<Result> {
  // Imported late, since this module is loaded before the packages are installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

async function createCluster({
  binaries,
  user,
  clusterDir,
  password,
}: {
  binaries: string;
  user: PostgresUser;
  clusterDir: string;
  password: string;
}): Promise<void> {
  // Moved into place when complete, so that an interrupted start leaves nothing that looks like a cluster.
  const unfinished = `${clusterDir}.unfinished`;
  const passwordFile = `${clusterDir}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  user.own(unfinished);
  const options = [
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const [command, ...args] = user.command([
    join(binaries, 'initdb'),
    '-D',
    unfinished,
    '-U',
    superuser,
    ...options,
  ]);
  try {
    await run(command, args, {
      cwd: dirname(clusterDir),
      env: serverEnv(),
      sentence: 'PostgreSQL could not make its data folder.',
    });
    renameSync(unfinished, clusterDir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Only the PostgreSQL that made a cluster reads it, so the Rolefit that brought it has to write the backup. */
function refuseOtherVersion(clusterDir: string): void {
  const version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;
  const data = dirname(clusterDir);
  const option = data === localDir ? '' : ` --data ${data}`;
  const moves = ['postgres', 'objects'].map((name) => {
    const folder = join(data, name);
    return `mv ${folder} ${folder}-${version}`;
  });
  throw new Problem(
    `The data in ${data} were written by PostgreSQL ${version}, and this Rolefit brings PostgreSQL ${majorVersion}, which can’t read them. Nothing is lost; move them with a backup, in four steps.`,
    {
      details: `1. Go back to the version of Rolefit that you ran before. After a git pull: git checkout ORIG_HEAD
2. There, write a backup: npm run backup -- rolefit.age${option}
3. Come back to this version (git checkout -), and move the old data away: ${moves.join(' && ')}
4. Restore the backup, and start: npm run restore -- rolefit.age${option} && npm start${option && ` --${option}`}`,
    },
  );
}

/** The environment without variables for another PostgreSQL of the user (PGDATA, PGPORT, …). */
function serverEnv(): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
    LC_ALL: 'C',
  };
}
