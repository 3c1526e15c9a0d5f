import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForLock } from './lock.mjs';
import { localDir, nodeModulesDir, rootDir } from './paths.mjs';
import { run } from './run.mjs';
import { hashSources } from './source-hash.mjs';

const markFile = join(localDir, 'build.json');
const settings = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.server.json', 'tsconfig.build.json', 'tools/launcher/build.mjs'];

/** The parts of the build; each is made anew only when what it reads has changed. */
const parts = {
  servers: { reads: [...settings, 'libs', 'apps/gateway', 'apps/worker'], makes: ['apps/gateway/dist/main.js', 'apps/worker/dist/main.js', 'libs/database/dist/migrate.js'], make: () => compile() },
  web: { reads: [...settings, 'libs', 'apps/web'], makes: ['apps/web/dist/index.html'], make: () => bundleWeb() },
  extension: { reads: [...settings, 'libs', 'apps/extension'], makes: ['chrome', 'firefox'].map((browser) => `apps/extension/dist/${browser}/manifest.json`), make: () => bundleExtension() },
};

/** What Rolefit runs on; the extension is for browsers. */
const ofProduct = ['servers', 'web'];

/** Builds what is not built yet, of the named parts. */
export async function ensureBuilt(progress, names = ofProduct) {
  if (staleParts(names).length === 0) return;
  mkdirSync(localDir, { recursive: true });
  const { release } = await waitForLock(join(localDir, 'build.lock'), () => progress.say('Waiting for another start to build …'));
  try {
    const stale = staleParts(names);
    if (stale.length === 0) return;
    await progress.step('Building', () => Promise.all(stale.map(({ make }) => make())));
    writeFileSync(markFile, JSON.stringify({ ...readMarks(), ...Object.fromEntries(stale.map(({ name, hash }) => [name, hash])) }));
  } finally {
    release();
  }
}

/** What the built servers were made of; null before the first build. */
export const builtFrom = () => readMarks().servers ?? null;

function staleParts(names) {
  const marks = readMarks();
  return Object.entries(parts)
    .filter(([name]) => names.includes(name))
    .map(([name, part]) => ({ name, ...part, hash: hashSources(part.reads) }))
    .filter(({ name, hash, makes }) => marks[name] !== hash || !makes.every((file) => existsSync(join(rootDir, file))));
}

function readMarks() {
  try {
    return JSON.parse(readFileSync(markFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Compiles a project and what it refers to; without a path all libraries, the gateway and the worker. Quick when little has changed. */
export async function compile(project = 'tsconfig.build.json') {
  const compiler = join(nodeModulesDir, 'typescript-native', 'bin', 'tsc');
  await run(process.execPath, [compiler, '-b', join(rootDir, project)], { sentence: 'The sources do not compile.' });
}

async function bundleWeb() {
  const vite = join(nodeModulesDir, 'vite', 'bin', 'vite.js');
  // Who builds it may run tests: React would come as developers want it, three times as large and slower.
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [vite, 'build'], { cwd: join(rootDir, 'apps', 'web'), env, sentence: 'The web client does not build.' });
}

async function bundleExtension() {
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [join(rootDir, 'apps', 'extension', 'bundling', 'build.ts')], { cwd: join(rootDir, 'apps', 'extension'), env, sentence: 'The extension does not build.' });
}
