import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Service } from '../../launcher/processes/child.ts';
import { postgresService } from '../../launcher/servers/postgres.ts';
import { redisService } from '../../launcher/servers/redis.ts';
import { mountSmallDisk } from './disks.ts';
import { type ServerName } from './managed-process.ts';
import { type Ports } from './names.ts';

/** Servers with a disk of their own. */
export type DiskName = Exclude<ServerName, 'model'>;
export type Disks = Readonly<Record<DiskName, string>>;

/**
 * Enough for thirty thousand scans (ten thousand take 442 MB of PostgreSQL), and little enough to be filled up quickly. A disk that fills up by itself
 * would be a fault that never ends.
 */
const diskSizes: readonly (readonly [name: DiskName, megabytes: number])[] = [
  ['S3', 64],
  ['PostgreSQL', 1_536],
  ['Redis', 512],
];

/** Creates the folders of the servers, on small disks where this is wanted and possible. */
export function createDisks(
  dir: string,
  { wantsSmallDisks }: { readonly wantsSmallDisks: boolean },
): { readonly disks: Disks; readonly areSmall: boolean } {
  const disks = {
    S3: join(dir, 'objects'),
    PostgreSQL: join(dir, 'postgres'),
    Redis: join(dir, 'redis'),
  };
  const areSmall =
    wantsSmallDisks &&
    diskSizes.every(([name, megabytes]) => mountSmallDisk(disks[name], megabytes));
  for (const folder of Object.values(disks)) mkdirSync(folder, { recursive: true });
  return { disks, areSmall };
}

export interface ServerOptions {
  readonly disks: Disks;
  readonly modelDir: string;
  readonly ports: Ports;
  readonly password: string;
  readonly logFile: (name: string) => string;
}

/** PostgreSQL and Redis are durable, as installed: committed rows, and keys that are older than a second, survive a kill. */
export function serverServices({
  disks,
  modelDir,
  ports,
  password,
  logFile,
}: ServerOptions): Readonly<Record<ServerName, () => Promise<Service>>> {
  const nodeServer = async (
    name: ServerName,
    program: string,
    folder: string,
  ): Promise<Service> => ({
    name,
    command: process.execPath,
    args: [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, program),
      String(ports[name]),
      folder,
    ],
    logFile: logFile(name),
    isReady: () => isListening(ports[name]),
  });
  return {
    PostgreSQL: () =>
      postgresOnSmallDisk({
        clusterDir: join(disks.PostgreSQL, 'cluster'),
        port: ports.PostgreSQL,
        password,
        logFile: logFile('PostgreSQL'),
      }),
    Redis: () =>
      redisService({ dir: disks.Redis, port: ports.Redis, password, logFile: logFile('Redis') }),
    S3: () => nodeServer('S3', 's3.child.ts', disks.S3),
    model: () => nodeServer('model', 'model.child.ts', modelDir),
  };
}

/** As installed, but with a write-ahead log that fits the disk. */
async function postgresOnSmallDisk(
  options: Parameters<typeof postgresService>[0],
): Promise<Service> {
  const isNew = !existsSync(options.clusterDir);
  const service = await postgresService(options);
  if (isNew)
    appendFileSync(
      join(options.clusterDir, 'postgresql.conf'),
      "min_wal_size = '32MB'\nmax_wal_size = '96MB'\n",
    );
  return service;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
