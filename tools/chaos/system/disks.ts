import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { familyOf } from '../../launcher/processes/process-family.ts';

const chunk = Buffer.alloc(4 * 1024 * 1024, 1);

const mounted = new Set<string>();
process.once('exit', () => mounted.forEach(unmount));

/** Mounts a small tmpfs, which goes with this process. @returns false where this process may not mount */
export function mountSmallDisk(folder: string, megabytes: number): boolean {
  mkdirSync(folder, { recursive: true });
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    }).status === 0;
  if (isMounted) mounted.add(folder);
  return isMounted;
}

/** Copies the contents of the small disks to the same place, so that they outlive the mounts. Nothing may write there any more. */
export function keepSmallDisks(): void {
  for (const folder of [...mounted]) {
    const copy = `${folder}.kept`;
    if (spawnSync('cp', ['-a', folder, copy], { stdio: 'ignore' }).status !== 0) continue;
    unmount(folder);
    rmSync(folder, { recursive: true, force: true });
    renameSync(copy, folder);
  }
}

function unmount(folder: string): void {
  spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' });
  mounted.delete(folder);
}

/** Fills the disk of a folder. @returns a function that frees the space */
export function fillDisk(folder: string): () => void {
  const filler = join(folder, 'filler');
  const file = openSync(filler, 'w');
  try {
    for (let size = chunk.length; size > 0;) {
      try {
        // A short write means that the disk is nearly full; ever smaller ones fill up the rest.
        if (writeSync(file, chunk, 0, size) < size) size = Math.floor(size / 2);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(file);
  }
  return () => rmSync(filler, { force: true });
}

const isDiskFull = (error: unknown) =>
  isNativeError(error) && 'code' in error && error.code === 'ENOSPC';

/** Delays each fsync and fdatasync of a process and its descendants, as a busy disk does. @returns a function that stops it and returns the number of delayed calls */
export function slowDisk(pid: number, ms: number): () => Promise<number> {
  const targets = familyOf(pid).flatMap((member) => ['-p', String(member.pid)]);
  const file = join(tmpdir(), `rolefit-held-up-${process.pid}-${(traces += 1)}`);
  const strace = spawn(
    'strace',
    [...straceOptions, '-o', file, '-e', `inject=fsync,fdatasync:delay_enter=${ms}ms`, ...targets],
    { stdio: 'ignore' },
  );
  const ended = new Promise<unknown>(
    (resolve) => void strace.once('close', resolve).once('error', resolve),
  );
  return async () => {
    strace.kill('SIGINT');
    await ended;
    const delayed = existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => line.includes('DELAYED')).length
      : 0;
    rmSync(file, { force: true });
    return delayed;
  };
}

/** Whether strace may delay the calls of other processes here: it needs Linux and the right to trace. */
export function canSlowDisks(): boolean {
  const { status } = spawnSync(
    'strace',
    [
      ...straceOptions,
      '-o',
      '/dev/null',
      '-e',
      'inject=fsync,fdatasync:delay_enter=1ms',
      process.execPath,
      '-e',
      '',
    ],
    { stdio: 'ignore' },
  );
  return status === 0;
}

let traces = 0;
const straceOptions = ['-f', '-qq', '-e', 'trace=fsync,fdatasync'];
