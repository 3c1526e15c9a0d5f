import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';
import { findFullDisk } from '../processes/disk-space.ts';
import { type ProcessRecord } from '../processes/process-family.ts';
import { type RunningProcess } from '../processes/supervisor.ts';

/** The running Rolefit of a data folder. */
export interface RunningState extends ProcessRecord {
  readonly processes: readonly RunningProcess[];
  /** Known as soon as Rolefit is ready. */
  readonly url?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A JSON file. */
export interface JsonFile<Content> {
  /** Null if the file does not exist or is damaged. */
  read(): Content | null;
  write(content: Content): void;
  remove(): void;
}

export interface DataDir {
  readonly dir: string;
  readonly postgresDir: string;
  readonly redisDir: string;
  readonly objectsDir: string;
  readonly lockFile: string;
  /** Ports of the last start, so that addresses stay the same. */
  readonly ports: JsonFile<Readonly<Record<string, number>>>;
  /** For `npm run worker`, and for the clean-up after a crash. */
  readonly running: JsonFile<RunningState>;
  logFile(name: string): string;
}

/**
 * Opens the folder with the data, secrets, logs and state of one Rolefit. @throws Problem if it cannot be created or written
 * @param checkAccess throws where this user may not use a path; root may use all, so tests pass in another
 */
export function openDataDir(dir: string, checkAccess: typeof accessSync = accessSync): DataDir {
  try {
    mkdirSync(join(dir, 'logs'), { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new Problem(
      `The data folder ${dir} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}.`,
      { cause },
    );
  }
  refuseOthersData(dir, checkAccess);
  const full = findFullDisk(join(dir, 'logs', 'any.log'));
  if (full !== null) throw new Problem(`Rolefit can’t start: ${full}.`);
  return {
    dir,
    postgresDir: join(dir, 'postgres'),
    redisDir: join(dir, 'redis'),
    objectsDir: join(dir, 'objects'),
    lockFile: join(dir, 'launcher.lock'),
    ports: jsonFile(join(dir, 'ports.json')),
    running: jsonFile(join(dir, 'running.json')),
    logFile: (name) => join(dir, 'logs', `${name}.log`),
  };
}

/** One `sudo npm start` gives these to root, and every later start would fail somewhere inside. */
function refuseOthersData(dir: string, checkAccess: typeof accessSync): void {
  const parts = ['.', 'logs', 'secrets', 'postgres', 'redis', 'objects', 'running.json'];
  for (const path of parts.map((part) => join(dir, part)).filter((one) => existsSync(one))) {
    try {
      checkAccess(path, constants.R_OK | constants.W_OK);
    } catch (cause) {
      throw new Problem(
        `${path} belongs to another user; perhaps Rolefit was once started with sudo. Take the data over with: sudo chown -R "$(id -un)" ${dir}`,
        { cause },
      );
    }
  }
}

function jsonFile<Content>(file: string): JsonFile<Content> {
  return {
    read() {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as Content;
      } catch {
        return null;
      }
    },
    write(content) {
      // Renamed into place, so that no reader sees half of it. It may contain passwords.
      writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    remove: () => rmSync(file, { force: true }),
  };
}
