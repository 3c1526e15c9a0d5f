import { globSync, watch } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../bootstrap/paths.mjs';

const sourceFolders = ['libs/*/src', 'apps/gateway/src', 'apps/worker/src'];

/** An editor may write several files, or one file in several steps. */
const debounceMs = 50;

/** Runs the action after each change of the servers' sources; a change while it runs makes it run once more. */
export function watchSources(action: () => Promise<void>): void {
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
  for (const folder of globSync(sourceFolders, { cwd: rootDir })) {
    watch(join(rootDir, folder), { recursive: true, persistent: false }, (_event, file) => {
      if (file === null || /\.(ts|json)$/.test(file)) schedule();
    });
  }
}
