import { copyFileSync, statSync, truncateSync } from 'node:fs';

const rotateAtBytes = 5_000_000;

/**
 * Moves the content of a log that has grown large to a second file, of which one is kept. The process that writes it keeps its descriptor, so the file is
 * emptied rather than renamed; it appends, so it continues at the start.
 */
export function rotateLog(logFile: string, atBytes = rotateAtBytes): void {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) <= atBytes) return;
  try {
    copyFileSync(logFile, `${logFile}.1`);
  } catch {
    // Without room for the copy, an empty log is better than a full disk.
  }
  truncateSync(logFile);
}
