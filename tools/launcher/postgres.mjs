import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPostgresBinaries, postgresUser } from './postgres-binaries.mjs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';

const superuser = 'rolefit';
const majorVersion = '18';

/** For data that may be lost: a test's cluster starts and clones several times faster. */
const throwaway = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/**
 * A real PostgreSQL as a service for `startChild`, with `urlOf(database)` besides. The cluster is made when there is none. It
 * listens on 127.0.0.1 only and asks for `password`, since other people may share the machine.
 * @throws Problem when there are no binaries for this machine, or the folder belongs to another major version
 */
export async function postgresService({ clusterDir, port, password, logFile, durable = true }) {
  const binaries = findPostgresBinaries();
  const user = postgresUser(binaries);
  if (existsSync(clusterDir)) refuseOtherVersion(clusterDir);
  else await makeCluster({ binaries, user, clusterDir, password });
  user.own(clusterDir);

  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC', ...(durable ? [] : throwaway)];
  const [command, ...args] = user.command([join(binaries, 'postgres'), '-D', clusterDir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]);
  const urlOf = (database) => `postgresql://${superuser}:${password}@127.0.0.1:${port}/${database}`;

  return {
    name: 'PostgreSQL',
    command,
    args,
    cwd: dirname(clusterDir),
    env: serverEnv(),
    logFile,
    // SIGINT is PostgreSQL's fast shutdown; SIGTERM would wait for every client to leave by itself.
    stopSignal: 'SIGINT',
    graceMs: 15_000,
    isReady: () => withClient(urlOf('postgres'), (client) => client.query('SELECT 1')).then(() => true),
    urlOf,
  };
}

/** Creates the database unless it is there. */
export async function ensureDatabase(adminUrl, name) {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE "${name}"`);
  });
}

/** The remark that was left on the database of this address, or null. It goes wherever the database goes. */
export async function readRemark(url) {
  return withClient(url, async (client) => {
    const { rows } = await client.query("SELECT shobj_description(oid, 'pg_database') AS remark FROM pg_database WHERE datname = current_database()");
    return rows[0]?.remark ?? null;
  });
}

/** Leaves a remark on the database of this address. */
export async function writeRemark(url, remark) {
  await withClient(url, (client) => client.query(`COMMENT ON DATABASE ${client.escapeIdentifier(new URL(url).pathname.slice(1))} IS ${client.escapeLiteral(remark)}`));
}

async function withClient(url, action) {
  // Not at the top: this module is loaded before the packages are installed.
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

async function makeCluster({ binaries, user, clusterDir, password }) {
  // Made aside and moved at the end, so that an interrupted start leaves nothing that looks like a cluster.
  const unfinished = `${clusterDir}.unfinished`;
  const passwordFile = `${clusterDir}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  user.own(unfinished);
  const [command, ...args] = user.command([
    join(binaries, 'initdb'), '-D', unfinished, '-U', superuser, '--auth=scram-sha-256', `--pwfile=${passwordFile}`,
    '--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions',
  ]);
  try {
    await run(command, args, { cwd: dirname(clusterDir), env: serverEnv(), sentence: 'PostgreSQL could not make its data folder.' });
    renameSync(unfinished, clusterDir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function refuseOtherVersion(clusterDir) {
  const version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;
  throw new Problem(`${clusterDir} was made by PostgreSQL ${version}, and this Rolefit brings ${majorVersion}. Move the data over with pg_dump, or start with another --data folder.`);
}

/** Variables meant for the person's own PostgreSQL (PGDATA, PGPORT, …) must not reach ours. */
function serverEnv() {
  return { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))), LC_ALL: 'C' };
}
