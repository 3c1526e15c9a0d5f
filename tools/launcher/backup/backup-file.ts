import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';
import { type DataDir } from '../product/data-dir.ts';

export interface BackupFile {
  readonly file: string;
  readonly unfinishedFile: string;
}

/**
 * Where a backup goes. The unfinished one bears the name of the data folder, of which one backup runs at a time: so the next backup replaces
 * what a killed one has left.
 * @throws Problem if the file exists or its folder does not
 */
export function chooseBackupFile(path: string | null, data: DataDir, now = new Date()): BackupFile {
  const folder = path ?? join(data.dir, 'backups');
  if (path === null) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const file = isFolder ? join(folder, nameAt(now)) : folder;
  if (existsSync(file))
    throw new Problem(`${file} exists already. Name another file, or a folder to put it in.`);
  if (!existsSync(dirname(file))) throw new Problem(`There is no folder ${dirname(file)}.`);
  const id = createHash('sha256').update(data.dir).digest('hex').slice(0, 8);
  return { file, unfinishedFile: join(dirname(file), `.rolefit-${id}.unfinished`) };
}

/** In the time of this machine, which is what its owner looks for. */
function nameAt(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('');
  return `rolefit-${date}-${time}.age`;
}
