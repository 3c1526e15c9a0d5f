/**
 * `npm run check:image`: makes the image without an engine and starts what is in it. The Dockerfile's COPY and RUN steps run in order, each
 * stage in an empty folder of its own, with the real npm; then the result migrates a database, serves and ends, as a user who owns
 * nothing, with nothing but the image's own variables and those of a cluster. A file, a package or a variable that is missing shows here.
 */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { contextOf } from './context.mjs';
import { stagesOf } from './dockerfile.mjs';
import { tryOut } from './try-out.mjs';

const rootDir = join(import.meta.dirname, '../..');
const wanted = 'rolefit';
const dir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-image-'));
const stages = stagesOf(readFileSync(join(rootDir, 'Dockerfile'), 'utf8'));
const made = new Map();

/** The stages that the image is made of; the stand-in for GitHub is not among them. */
function needed(all) {
  const names = new Set([wanted]);
  for (const { name, base, steps } of [...all].reverse()) {
    if (!names.has(name)) continue;
    for (const other of [base, ...steps.map(({ from }) => from)]) names.add(other);
  }
  return all.filter(({ name }) => names.has(name));
}

async function make({ name, base, steps }) {
  const parent = made.get(base);
  const stage = { folder: join(dir, name), workdir: parent?.workdir ?? '/', variables: { ...parent?.variables }, user: parent?.user ?? null, command: null, health: null };
  mkdirSync(stage.folder, { mode: 0o755 });
  if (parent) cpSync(parent.folder, stage.folder, { recursive: true, verbatimSymlinks: true });
  for (const step of steps) await carryOut(step, stage);
  made.set(name, stage);
}

const actions = {
  WORKDIR: ({ value }, stage) => void (stage.workdir = value),
  ENV: ({ variables }, stage) => void Object.assign(stage.variables, variables),
  USER: ({ value }, stage) => void (stage.user = value),
  CMD: ({ command }, stage) => void (stage.command = command),
  HEALTHCHECK: ({ command }, stage) => void (stage.health = command),
  EXPOSE: () => undefined,
  COPY: (step, stage) => copy(step, stage),
  RUN: ({ command }, stage) => run(['sh', '-ec', command], stage),
};

async function carryOut(step, stage) {
  if (!(step.keyword in actions)) throw new Error(`${step.keyword} is not understood here`);
  await actions[step.keyword](step, stage);
}

/** Of the build's context: only what .dockerignore lets through. Folders are copied as what is in them, as the real one does. */
function copy({ from, sources, target }, { folder }) {
  const to = join(folder, target);
  if (from === null) {
    for (const path of contextOf(rootDir)) cpSync(join(rootDir, path), join(to, path));
    return;
  }
  const other = made.get(from);
  for (const source of sources) {
    const place = source.replace(other.workdir, other.folder);
    for (const found of globSync(place)) cpSync(found, statSync(found).isDirectory() ? to : join(to, basename(found)), { recursive: true, verbatimSymlinks: true });
    if (globSync(place).length === 0) throw new Error(`COPY finds no ${source} in ${from}`);
  }
}

/** How this machine reaches the registry; everything else of its environment stays outside, as in a build. */
const reach = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(npm_config_(cafile|registry|cache)|node_extra_ca_certs|ssl_cert_(file|dir)|https?_proxy|no_proxy)$/i.test(name)));

async function run([file, ...args], { folder, variables }) {
  // Node's own folder first: what npm starts must be the Node that the image has.
  const env = { PATH: [dirname(process.execPath), process.env.PATH].join(delimiter), HOME: process.env.HOME, ...reach, ...variables };
  const child = spawn(file, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => lines.push(String(data)));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw Object.assign(new Error(`RUN ${args.at(-1)} ended with ${code}`), { details: `RUN ${args.at(-1)}\n${lines.join('')}` });
}

async function timed(what, work) {
  const start = performance.now();
  const value = await work();
  console.log(`✓ ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return value;
}

function megabytes(folder) {
  const bytes = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile()).reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  return Math.round(bytes / 1024 ** 2);
}

try {
  for (const stage of needed(stages)) await timed(`stage ${stage.name}`, () => make(stage));
  const image = made.get(wanted);
  console.log(`The image's own files: ${megabytes(image.folder)} MB, of which packages ${megabytes(join(image.folder, 'node_modules'))} MB`);
  await tryOut(image, { dir, fixtures: join(made.get('build').folder, 'libs/testing/dist/index.js'), timed });
  console.log('1 passed, 0 failed');
} catch (error) {
  console.error(error.details ?? error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
