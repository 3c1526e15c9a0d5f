import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npmCommand } from '../../../launcher/bootstrap/npm.mjs';
import { rootDir } from '../../../launcher/bootstrap/paths.mjs';
import { run } from '../../../launcher/bootstrap/command.mjs';

const packageDir = join(rootDir, 'tools', 'lighthouse');

/** The parts of a Lighthouse result that the benchmark reads. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly finalDisplayedUrl?: string;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly numericValue?: number;
        readonly errorMessage?: string;
      }
    >
  >;
}

interface LighthouseFlags {
  readonly port: number;
  readonly logLevel: 'silent';
  readonly output: 'json';
}

export interface LaunchedChrome {
  readonly port: number;
  kill(): void | Promise<void>;
}

interface LaunchOptions {
  readonly chromePath: string;
  readonly chromeFlags: readonly string[];
  readonly logLevel: 'silent';
}

/** Lighthouse and its launcher of Chromium. Typed here, since the packages are not part of the ordinary install. */
export interface LighthousePackage {
  lighthouse(
    url: string,
    flags: LighthouseFlags,
  ): Promise<{ readonly lhr: LighthouseResult } | undefined>;
  launchChrome(options: LaunchOptions): Promise<LaunchedChrome>;
}

/**
 * Loads Lighthouse, and installs it first where it is missing: 180 MB that only this benchmark needs.
 * @throws Problem where it cannot be installed
 */
export async function loadLighthouse(): Promise<LighthousePackage> {
  if (!existsSync(join(packageDir, 'node_modules', 'lighthouse', 'package.json'))) {
    const npm = npmCommand();
    await run(npm.command, [...npm.args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: packageDir,
      sentence: 'Lighthouse could not be fetched.',
    });
  }
  const { default: lighthouse } = (await load('lighthouse')) as {
    readonly default: LighthousePackage['lighthouse'];
  };
  const { launch } = (await load('chrome-launcher')) as {
    readonly launch: LighthousePackage['launchChrome'];
  };
  return { lighthouse, launchChrome: launch };
}

function load(name: string): Promise<unknown> {
  const { resolve } = createRequire(join(packageDir, 'package.json'));
  return import(pathToFileURL(resolve(name)).href);
}
