import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from '../bootstrap/error-code.mjs';

/** With less, PostgreSQL cannot write its log of changes (16 MB a file). */
const neededBytes = 32_000_000;

/** Whether an error means that there is no room left on a disk, or none for this user. */
export const isDiskFull = (error: unknown): boolean =>
  hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT');

/** Says that the disk of a file has no room left, as the second half of a sentence; null if it has. */
export function findFullDisk(file: string, needed = neededBytes): string | null {
  const folder = dirname(file);
  try {
    const { bavail, bsize } = statfsSync(folder);
    const free = bavail * bsize;
    if (free >= needed) return null;
    return `the disk with ${folder} is full: ${Math.floor(free / 1e6)} MB are free, ${Math.ceil(needed / 1e6)} MB are needed`;
  } catch {
    // The folder is gone, which is another problem.
    return null;
  }
}

/** Says when a disk becomes full, and when it has room again; called with what `findFullDisk` found. */
export function diskNotice(say: (line: string) => void): (full: string | null) => void {
  let wasFull = false;
  return (full) => {
    if (full !== null && !wasFull) say(`Nothing can be saved: ${full}.`);
    if (full === null && wasFull) say('There is room on the disk again.');
    wasFull = full !== null;
  };
}
