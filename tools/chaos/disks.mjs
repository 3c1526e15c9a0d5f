import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { familyOf } from '../launcher/process-family.mjs';

const chunk = Buffer.alloc(4 * 1024 * 1024, 1);

const mounted = new Set();
process.once('exit', () => mounted.forEach(unmount));

/** A folder on a disk of its own that is soon full: a tmpfs, which not everybody may mount; it goes with this process. @returns whether it is there */
export function mountSmallDisk(folder, megabytes) {
  mkdirSync(folder, { recursive: true });
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' }).status === 0;
  if (isMounted) mounted.add(folder);
  return isMounted;
}

/** Has what lies on small disks outlive them, in the same place, for whoever wants to see what went wrong. Nothing may write there any more. */
export function keepSmallDisks() {
  for (const folder of [...mounted]) {
    const copy = `${folder}.kept`;
    if (spawnSync('cp', ['-a', folder, copy], { stdio: 'ignore' }).status !== 0) continue;
    unmount(folder);
    rmSync(folder, { recursive: true, force: true });
    renameSync(copy, folder);
  }
}

function unmount(folder) {
  spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' });
  mounted.delete(folder);
}

/** Takes all the room that is left on the folder's disk. @returns what gives it back */
export function fillDisk(folder) {
  const filler = join(folder, 'filler');
  const file = openSync(filler, 'w');
  try {
    for (let size = chunk.length; size > 0; ) {
      try {
        // Less than was asked for is the last of it; the next, smaller one is refused.
        if (writeSync(file, chunk, 0, size) < size) size = Math.floor(size / 2);
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(file);
  }
  return () => rmSync(filler, { force: true });
}

/** Has each fsync and fdatasync of a process, and of all that it starts, take this much longer, as on a disk that is busy. @returns what ends it, and gives how many calls were held up */
export function slowDisk(pid, ms) {
  const targets = familyOf(pid).flatMap((member) => ['-p', String(member.pid)]);
  const file = join(tmpdir(), `rolefit-held-up-${process.pid}-${(traces += 1)}`);
  const strace = spawn('strace', [...straceOptions, '-o', file, '-e', `inject=fsync,fdatasync:delay_enter=${ms}ms`, ...targets], { stdio: 'ignore' });
  const ended = new Promise((resolve) => strace.once('close', resolve).once('error', resolve));
  return async () => {
    strace.kill('SIGINT');
    await ended;
    const held = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter((line) => line.includes('DELAYED')).length : 0;
    rmSync(file, { force: true });
    return held;
  };
}

/** Whether there is an strace here that may hold up others' calls: it needs Linux and the right to trace. */
export function canSlowDisks() {
  const { status } = spawnSync('strace', [...straceOptions, '-o', '/dev/null', '-e', 'inject=fsync,fdatasync:delay_enter=1ms', process.execPath, '-e', ''], { stdio: 'ignore' });
  return status === 0;
}

let traces = 0;
const straceOptions = ['-f', '-qq', '-e', 'trace=fsync,fdatasync'];
