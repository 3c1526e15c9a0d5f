import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../bootstrap/paths.mjs';

const outputs = {
  libs: 'libs/*/dist/**/*.js',
  gateway: 'apps/gateway/dist/**/*.js',
  worker: 'apps/worker/dist/**/*.js',
};

/** When the newest compiled file of the libraries and of each app was written. */
export type CompileTimes = Readonly<Record<keyof typeof outputs, number>>;
export type AppName = 'gateway' | 'worker';

export function readCompileTimes(): CompileTimes {
  const newest = (pattern: string): number =>
    Math.max(
      0,
      ...globSync(pattern, { cwd: rootDir }).map(
        (file) => statSync(join(rootDir, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
      ),
    );
  return {
    libs: newest(outputs.libs),
    gateway: newest(outputs.gateway),
    worker: newest(outputs.worker),
  };
}

/** The apps that have to restart; every app uses the libraries. */
export function changedApps(before: CompileTimes, after: CompileTimes): AppName[] {
  const apps: AppName[] = ['gateway', 'worker'];
  return apps.filter((app) => after.libs > before.libs || after[app] > before[app]);
}
