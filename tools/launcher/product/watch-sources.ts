import { globSync, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../bootstrap/paths.mjs';

/** An editor may write several files, or one file in several steps. */
const debounceMs = 50;

/** The absolute paths of the servers' sources. */
export const serverSources = (): string[] =>
  globSync(['libs/*/src', 'apps/gateway/src', 'apps/worker/src'], { cwd: rootDir }).map((folder) =>
    join(rootDir, folder),
  );

/** Runs the action after each change of a source in the folders; a change while it runs makes it run once more. */
export function watchSources(folders: readonly string[], action: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  const runAction = async (): Promise<void> => {
    if (isRunning) return schedule();
    isRunning = true;
    await action().finally(() => (isRunning = false));
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void runAction(), debounceMs);
  };
  for (const folder of folders) watchFolder(folder, schedule);
}

/**
 * Watches a folder and those in it, one by one: on Linux a recursive watcher of Node.js loses files that an editor replaces when it saves.
 */
function watchFolder(folder: string, onChange: () => void): void {
  watch(folder, { persistent: false }, (_event, file) => {
    if (file !== null && isFolder(join(folder, file))) watchFolder(join(folder, file), onChange);
    if (file === null || /\.(ts|json)$/.test(file)) onChange();
  });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) watchFolder(join(folder, entry.name), onChange);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
