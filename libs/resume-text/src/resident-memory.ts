import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

function fromProc(pid: number): number | null {
  try {
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(
      readFileSync(`/proc/${pid}/status`, 'latin1'),
    )?.[1];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    return null;
  }
}

function fromPs(pid: number): Promise<number | null> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], { timeout: 2_000 }, (error, stdout) => {
      resolve(error || stdout.trim() === '' ? null : Number(stdout) * 1024);
    });
  });
}

/**
 * Resident memory of a process, in bytes; null once it has ended. On Linux read from `/proc` (20 µs, never blocks), elsewhere
 * from `ps`.
 */
export async function residentBytes(pid: number): Promise<number | null> {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}
