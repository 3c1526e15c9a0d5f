/** Starts what an image holds, as the image says and as a user who owns nothing of it, and sees whether it serves and ends. */
import { spawn } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureDatabase } from '../launcher/postgres.mjs';
import { findPorts } from '../launcher/ports.mjs';
import { startTestServers } from '../launcher/test-servers.mjs';

const patienceMs = 90_000;
const operationsSecret = 'made up for operators';

/**
 * @param image `{folder, workdir, variables, user, command, health}`
 * @param options `dir` for files of the trial, `fixtures` the built library of tests, `timed(what, work)` to say what is done
 * @throws Error that says what went wrong, with what the program printed
 */
export async function tryOut(image, { dir, fixtures, timed }) {
  const servers = await timed('PostgreSQL and Redis', () => startTestServers());
  try {
    const { gateway: PORT, worker: WORKER_PORT, operations: OPERATIONS_PORT } = await findPorts(['gateway', 'worker', 'operations']);
    const databaseUrl = await emptyDatabase(servers.databaseUrl);
    chmodSync(dir, 0o755);
    const env = { ...cluster({ databaseUrl, redisUrl: servers.redisUrl, PORT, WORKER_PORT, OPERATIONS_PORT }), ...placed(image) };
    const program = (...command) => new Program(command, image, env);

    await timed('refuses to start without its variables, and names them', async () => {
      const { code, output } = await new Program(image.command, image, placed(image)).end();
      if (code !== 1 || !output.includes('DATABASE_URL is missing')) throw new Error(`ended with ${code}: ${output}`);
    });
    await timed('migrates', () => program('node', 'libs/database/dist/migrate.js').succeed());
    await timed('reads a PDF', () => readPdf(image, env, { dir, fixtures }));
    await timed('the gateway serves, is healthy, and ends in order', () => serve(program(...image.command), PORT, async () => {
      await program(...image.health).succeed();
      await expectPage(PORT);
      await expectBoard(OPERATIONS_PORT);
    }));
    await timed('the worker serves, and ends in order', () => serve(program('node', '--enable-source-maps', 'apps/worker/dist/main.js'), WORKER_PORT));
  } finally {
    await servers.stop();
  }
}

/** What an operator would have to say; the object store and GitHub are not asked before somebody comes. */
const cluster = ({ databaseUrl, redisUrl, PORT, WORKER_PORT, OPERATIONS_PORT }) => ({
  ROLEFIT_DEPLOYMENT: 'cluster',
  PORT: String(PORT),
  WORKER_PORT: String(WORKER_PORT),
  OPERATIONS_PORT: String(OPERATIONS_PORT),
  OPERATIONS_SECRET: operationsSecret,
  PUBLIC_URL: `http://127.0.0.1:${PORT}`,
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  SESSION_SECRET: 'made up for a moment and long enough',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'rolefit',
  S3_ACCESS_KEY: 'made-up',
  S3_SECRET_KEY: 'made-up',
  GITHUB_CLIENT_ID: 'made-up',
  GITHUB_CLIENT_SECRET: 'made-up',
});

/** The image's own variables, with its folders where they are here, and listening on this machine alone. */
function placed({ variables, workdir, folder }) {
  const moved = Object.entries(variables).map(([name, value]) => [name, value.startsWith(`${workdir}/`) ? folder + value.slice(workdir.length) : value]);
  return { ...Object.fromEntries(moved), PATH: dirname(process.execPath), HOST: '127.0.0.1' };
}

/**
 * The first process of its own world where root may make one, as in a container: that one gets no signal that it does not handle, and a
 * process that ends by sending itself a signal may then stay. Nobody but root can do so, or become somebody else.
 */
const asFirst = (user) => {
  const [uid, gid] = user.split(':');
  return process.getuid() === 0 ? ['unshare', '--pid', '--fork', '--kill-child', 'setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'] : [];
};

class Program {
  #output = [];

  constructor([file, ...args], { folder, user }, env) {
    const [program, ...rest] = [...asFirst(user), file === 'node' ? process.execPath : file, ...args];
    this.child = spawn(program, rest, { cwd: folder, env: { ...env, PATH: [env.PATH, '/usr/bin:/bin'].join(delimiter) }, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr]) stream.on('data', (data) => this.#output.push(String(data)));
    this.ended = new Promise((resolve, reject) => this.child.once('error', reject).once('close', (code, signal) => resolve(code ?? signal)));
  }

  get output() {
    return this.#output.join('');
  }

  get hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** What stands in front of it passes no signal on. */
  tell(signal) {
    const { pid } = this.child;
    const [inner = pid] = asFirst('0:0').length > 0 ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
    process.kill(inner, signal);
  }

  async end() {
    const timer = setTimeout(() => this.child.kill('SIGKILL'), patienceMs);
    const code = await this.ended;
    clearTimeout(timer);
    return { code, output: this.output };
  }

  async succeed(expected = [0]) {
    const { code, output } = await this.end();
    if (!expected.includes(code)) throw new Error(`${this.child.spawnargs.join(' ')} ended with ${code}:\n${output}`);
    return output;
  }
}

async function serve(program, port, whileUp = async () => undefined) {
  try {
    await until(async () => {
      if (program.hasEnded) throw new Error(`ended by itself:\n${program.output}`);
      return (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null))?.status === 200;
    });
    await whileUp();
    program.tell('SIGTERM');
    // Not being the first, a gateway ends by the signal that it was sent.
    await program.succeed(asFirst('0:0').length > 0 ? [0] : [0, 'SIGTERM']);
  } finally {
    if (!program.hasEnded) program.child.kill('SIGKILL');
  }
}

async function expectPage(port) {
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  const answer = script === undefined ? null : await fetch(`http://127.0.0.1:${port}${script}`);
  if (page.status !== 200 || answer?.status !== 200) throw new Error(`the web client is not served: ${page.status}, ${script} ${answer?.status}`);
}

/** Its pages and scripts are files of a package of their own. */
async function expectBoard(port) {
  const ask = (path) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${operationsSecret}` } });
  const [metrics, board] = [await ask('/metrics'), await ask('/queues')];
  const script = /src="([^"]+\.js)"/.exec(await board.text())?.[1];
  const answer = script === undefined ? null : await ask(new URL(script, 'http://127.0.0.1/queues/').pathname);
  if (metrics.status !== 200 || board.status !== 200 || answer?.status !== 200) throw new Error(`operators are not served: ${metrics.status} ${board.status} ${script} ${answer?.status}`);
}

/** The reader's packages are loaded by a child, when the first file comes. */
async function readPdf(image, env, { dir, fixtures }) {
  const { makePdf } = await import(fixtures);
  const file = join(dir, 'resume.pdf');
  writeFileSync(file, makePdf(['Ada Okafor', 'Keeper of the northern lighthouse, 2019 to 2026', 'Kept lamps, logs and the peace for twelve ships a night.']));
  const script = `
    import { readFileSync } from 'node:fs';
    import { PdfTextReader } from '@rolefit/ai-adapters';
    const reader = new PdfTextReader();
    const { text } = await reader.read(readFileSync('${file}'));
    await reader.close();
    if (!text.includes('northern lighthouse')) throw new Error(text);`;
  await new Program(['node', '--input-type=module', '-e', script], image, env).succeed();
}

async function emptyDatabase(adminUrl) {
  await ensureDatabase(adminUrl, 'rolefit_image');
  const url = new URL(adminUrl);
  url.pathname = '/rolefit_image';
  return url.href;
}

async function until(condition) {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not come up in time');
    await pause(200);
  }
}
