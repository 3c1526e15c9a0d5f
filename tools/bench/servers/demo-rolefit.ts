import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../launcher/servers/browser.ts';
import { openDataDir } from '../../launcher/product/data-dir.ts';
import { fillDemo } from '../../demo/fill.ts';
import { startRolefit } from '../../launcher/test/rolefit.ts';

/** The demo user who has scans of several professions. */
export const demoUser = 'ada-demo';

/** A whole Rolefit as `npm start` runs it, with the demo accounts filled, and a browser to look at it with. */
export interface DemoRolefit {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
  /** Ids of the demo scans by job id. */
  readonly scans: ReadonlyMap<string, string>;
  /** An empty folder for files of the benchmark. */
  readonly dir: string;
  readonly chromePath: string;
  readonly stop: () => Promise<void>;
}

/** @param args options of `npm start`; with some, Rolefit is restarted once the accounts are filled */
export async function startDemoRolefit({
  args = [],
}: { readonly args?: readonly string[] } = {}): Promise<DemoRolefit> {
  const dir = await mkdtemp(join(await realpath(tmpdir()), 'rolefit-bench-'));
  const chromePath = await findBrowser();
  const dataDir = join(dir, 'data');
  let rolefit = await startRolefit({ dataDir });
  const stop = async (): Promise<void> => {
    await rolefit.stop();
    await rm(dir, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const { scans } = await fillDemo({
      url: rolefit.url,
      databaseUrl: databaseUrlOf(readEnv(dataDir)),
    });
    if (args.length > 0) {
      await rolefit.stop();
      rolefit = await startRolefit({ dataDir, args });
    }
    const env = readEnv(dataDir);
    return { url: rolefit.url, env, databaseUrl: databaseUrlOf(env), scans, dir, chromePath, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readEnv(dataDir: string): Readonly<Record<string, string>> {
  const running = openDataDir(dataDir).running.read() as {
    readonly env: Readonly<Record<string, string>>;
  } | null;
  if (running === null) throw new Error('Rolefit has written no environment');
  return running.env;
}

function databaseUrlOf({ DATABASE_URL: url }: Readonly<Record<string, string>>): string {
  if (url === undefined) throw new Error('Rolefit runs without DATABASE_URL');
  return url;
}
