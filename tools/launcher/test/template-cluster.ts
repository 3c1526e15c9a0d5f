import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { waitForLock } from '../bootstrap/lock.mjs';
import { cacheDir } from '../bootstrap/paths.mjs';
import { startChild, waitUntilReady } from '../processes/child.ts';
import { Keeper } from '../processes/keeper.ts';
import { findPorts } from '../processes/ports.ts';
import { openDataDir } from '../product/data-dir.ts';
import { markMigrated, migrate, migrationsHash } from '../product/migrate.ts';
import { storedSecret } from '../product/secrets.ts';
import { roleVariables, rolefitDatabase } from '../product/start-servers.ts';
import { postgresVersion } from '../servers/postgres-binaries.ts';
import { createDatabase, type PostgresService, postgresService } from '../servers/postgres.ts';

/** The migrated database that integration tests clone. It has no other connections, since PostgreSQL clones no database in use. */
export const templateDatabase = 'rolefit_template';

/** A stopped PostgreSQL cluster. */
export interface TemplateCluster {
  readonly clusterDir: string;
  /** The passwords of its roles, as a data folder keeps them. */
  readonly secretsDir: string;
  /** Of the superuser. */
  readonly password: string;
}

const templatesDir = join(cacheDir, 'postgres');
const keepUnusedMs = 86_400_000;

/**
 * A cluster with migrated databases for tests to copy, since `initdb` and the migrations take seconds. It stays in the cache until PostgreSQL or
 * the migrations change. Needs a built libs/database.
 */
export async function ensureTemplateCluster(): Promise<TemplateCluster> {
  const dir = join(templatesDir, `${postgresVersion()}-${migrationsHash().slice(0, 16)}`);
  mkdirSync(templatesDir, { recursive: true });
  if (!existsSync(dir)) {
    const { release } = await waitForLock(join(templatesDir, 'lock'));
    try {
      if (!existsSync(dir)) await createTemplate(dir);
      removeUnused();
    } finally {
      release();
    }
  }
  const now = new Date();
  utimesSync(dir, now, now);
  return {
    clusterDir: join(dir, 'cluster'),
    secretsDir: join(dir, 'secrets'),
    password: storedSecret(dir, 'postgres'),
  };
}

/** Copies the cluster to a folder that does not exist yet; the copy shares disk blocks where the file system supports it. */
export function copyCluster({ clusterDir }: TemplateCluster, target: string): void {
  cpSync(clusterDir, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // PostgreSQL refuses a folder that others may open, and cpSync does not keep the mode of folders.
  chmodSync(target, 0o700);
}

/** Gives a data folder that was never started a migrated cluster, so that its first start takes half the time. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const template = await ensureTemplateCluster();
  copyCluster(template, openDataDir(dataDir).postgresDir);
  cpSync(template.secretsDir, join(dataDir, 'secrets'), { recursive: true });
}

/** Renamed into place when complete, so that an interrupted run leaves nothing that looks like a template. */
async function createTemplate(dir: string): Promise<void> {
  const unfinished = `${dir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const keeper = new Keeper();
  keeper.removeFolderAtEnd(unfinished);
  try {
    const { postgres: port } = await findPorts(['postgres']);
    const service = await postgresService({
      clusterDir: join(unfinished, 'cluster'),
      port,
      password: storedSecret(unfinished, 'postgres'),
      logFile: join(unfinished, 'postgres.log'),
    });
    const child = startChild(service, keeper);
    try {
      await waitUntilReady(service, child);
      await fillCluster(service, unfinished);
    } finally {
      await child.stop();
    }
    renameSync(unfinished, dir);
  } finally {
    await keeper.close();
  }
}

async function fillCluster(service: PostgresService, dir: string): Promise<void> {
  const { urlOf } = service;
  await createDatabase(urlOf('postgres'), rolefitDatabase);
  await migrate({
    ...process.env,
    DATABASE_URL: urlOf(rolefitDatabase),
    ...roleVariables(service, dir),
  });
  await createDatabase(urlOf('postgres'), templateDatabase, { template: rolefitDatabase });
  for (const database of [rolefitDatabase, templateDatabase]) await markMigrated(urlOf(database));
}

/** Removes templates of other revisions that have not been used for a day; newer ones may be in use by another run. */
function removeUnused(): void {
  for (const name of readdirSync(templatesDir)) {
    const path = join(templatesDir, name);
    const entry = statSync(path, { throwIfNoEntry: false });
    if (entry?.isDirectory() && Date.now() - entry.mtimeMs > keepUnusedMs)
      rmSync(path, { recursive: true, force: true });
  }
}
