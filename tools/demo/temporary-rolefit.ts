import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../launcher/bootstrap/problem.mjs';
import { type Progress } from '../launcher/processes/progress.ts';
import { openDataDir } from '../launcher/product/data-dir.ts';
import { startRolefit } from '../launcher/test/rolefit.ts';

export interface TemporaryRolefit {
  readonly url: string;
  readonly databaseUrl: string | undefined;
}

/** Runs the action with a Rolefit whose data is removed afterwards. */
export async function withTemporaryRolefit<Result>(
  name: string,
  progress: Progress,
  action: (rolefit: TemporaryRolefit) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), `rolefit-${name}-`));
  try {
    const rolefit = await progress.step('Starting Rolefit', () => startRolefit({ dataDir }));
    try {
      return await action({
        url: rolefit.url,
        databaseUrl: openDataDir(dataDir).running.read()?.env?.DATABASE_URL,
      });
    } finally {
      await rolefit.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The path of the Chromium that the launcher has found. */
export function chromePath(): string {
  const path = process.env.TEST_CHROME_PATH;
  if (path === undefined)
    throw new Problem('TEST_CHROME_PATH is not set: start this program with npm run.');
  return path;
}
