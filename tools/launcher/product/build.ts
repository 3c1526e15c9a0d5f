import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../bootstrap/command.mjs';
import { waitForLock } from '../bootstrap/lock.mjs';
import { localDir, nodeModulesDir, rootDir } from '../bootstrap/paths.mjs';
import { type Progress } from '../processes/progress.ts';
import { hashSources } from './source-hash.ts';

export type BuildPart = 'config' | 'servers' | 'web' | 'extension';

interface Part {
  /** Sources; a change to them makes the part stale. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  build(): Promise<void>;
}

type Marks = Partial<Record<BuildPart, string>>;

const markFile = join(localDir, 'build.json');
const settings = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.server.json',
  'tsconfig.build.json',
  'tools/launcher/product/build.ts',
];

const parts: Readonly<Record<BuildPart, Part>> = {
  config: {
    inputs: [...settings, 'libs/config'],
    outputs: ['libs/config/dist/index.js'],
    build: () => compile('libs/config'),
  },
  servers: {
    inputs: [...settings, 'libs', 'apps/gateway', 'apps/worker'],
    outputs: [
      'apps/gateway/dist/main.js',
      'apps/worker/dist/main.js',
      'libs/database/dist/migrate.js',
    ],
    build: () => compile(),
  },
  web: {
    inputs: [...settings, 'libs', 'apps/web'],
    outputs: ['apps/web/dist/index.html', 'apps/web/dist/de/index.html'],
    build: bundleWeb,
  },
  extension: {
    inputs: [...settings, 'libs', 'apps/extension'],
    outputs: ['chrome', 'firefox'].map((browser) => `apps/extension/dist/${browser}/manifest.json`),
    build: bundleExtension,
  },
};

/** Builds the parts that are stale. */
export async function ensureBuilt(
  progress: Progress,
  names: readonly BuildPart[] = ['servers', 'web'],
  title = 'Building',
): Promise<void> {
  if (staleParts(names).length === 0) return;
  mkdirSync(localDir, { recursive: true });
  const { release } = await waitForLock(join(localDir, 'build.lock'), () =>
    progress.say('Waiting for another start to build …'),
  );
  try {
    const stale = staleParts(names);
    if (stale.length === 0) return;
    await progress.step(title, () => Promise.all(stale.map(({ build }) => build())));
    writeFileSync(
      markFile,
      JSON.stringify({
        ...readMarks(),
        ...Object.fromEntries(stale.map(({ name, hash }) => [name, hash])),
      }),
    );
  } finally {
    release();
  }
}

/** Makes the next `ensureBuilt` build this part, because something else changes its outputs. */
export function forgetBuild(name: BuildPart): void {
  const { [name]: _forgotten, ...others } = readMarks();
  writeFileSync(markFile, JSON.stringify(others));
}

function staleParts(
  names: readonly BuildPart[],
): (Part & { readonly name: BuildPart; readonly hash: string })[] {
  const marks = readMarks();
  return names
    .map((name) => ({ name, ...parts[name], hash: hashSources(parts[name].inputs) }))
    .filter(
      ({ name, hash, outputs }) =>
        marks[name] !== hash || !outputs.every((file) => existsSync(join(rootDir, file))),
    );
}

function readMarks(): Marks {
  try {
    return JSON.parse(readFileSync(markFile, 'utf8')) as Marks;
  } catch {
    return {};
  }
}

export const compilerPath = join(nodeModulesDir, 'typescript-native', 'bin', 'tsc');

/** Compiles a project and its references; by default all libraries, the gateway and the worker. Incremental. */
export async function compile(project = 'tsconfig.build.json'): Promise<void> {
  await run(process.execPath, [compilerPath, '-b', join(rootDir, project)], {
    sentence: 'The sources do not compile.',
  });
}

/** Tests may set NODE_ENV, and React's development build is three times as large and slower. */
const productionEnv = (): NodeJS.ProcessEnv => ({ ...process.env, NODE_ENV: 'production' });

async function bundleWeb(): Promise<void> {
  const cwd = join(rootDir, 'apps', 'web');
  await run(process.execPath, [join(cwd, 'bundling', 'build.ts')], {
    cwd,
    env: productionEnv(),
    sentence: 'The web client does not build.',
  });
}

async function bundleExtension(): Promise<void> {
  const cwd = join(rootDir, 'apps', 'extension');
  await run(process.execPath, [join(cwd, 'bundling', 'build.ts')], {
    cwd,
    env: productionEnv(),
    sentence: 'The extension does not build.',
  });
}
