/** Starts the programs of a built image, as the image says and as a user who owns none of its files, and checks that they serve and stop. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type * as Fixtures from '@rolefit/testing';
import { ensureDatabase } from '../launcher/servers/postgres.ts';
import { findPorts } from '../launcher/processes/ports.ts';
import { startTestServers } from '../launcher/test/test-servers.ts';
import { type BuiltStage } from './image-builder.ts';
import { imageEnvironment, ImageProgram, timeoutMs } from './image-program.ts';

const operationsSecret = 'made up for operators';

export interface SmokeTestOptions {
  /** For the files of the test. */
  readonly dir: string;
  /** The built library of test fixtures, which is no part of the image. */
  readonly fixtures: string;
  /** Runs a step and reports how long it took. */
  readonly timed: <Value>(what: string, work: () => Promise<Value>) => Promise<Value>;
}

/** @throws Error that says what went wrong, with the output of the program */
export async function smokeTest(
  image: BuiltStage,
  { dir, fixtures, timed }: SmokeTestOptions,
): Promise<void> {
  const { command, health } = image;
  if (command === null || health === null)
    throw new Error('The image has no CMD or no HEALTHCHECK');
  const servers = await timed('PostgreSQL and Redis', () => startTestServers());
  try {
    const ports = await findPorts(['gateway', 'worker', 'operations']);
    const databaseUrl = await emptyDatabase(servers.databaseUrl);
    chmodSync(dir, 0o755);
    const env = {
      ...clusterEnvironment({ databaseUrl, redisUrl: servers.redisUrl, ports }),
      ...imageEnvironment(image),
    };
    const program = (...started: readonly string[]) => new ImageProgram(started, image, env);

    await timed('refuses to start without its variables, and names them', async () => {
      const { code, output } = await new ImageProgram(
        command,
        image,
        imageEnvironment(image),
      ).end();
      if (code !== 1 || !output.includes('DATABASE_URL is missing'))
        throw new Error(`ended with ${code}: ${output}`);
    });
    await timed('migrates', () => program('node', 'libs/database/dist/migrate.js').succeed());
    await timed('reads a PDF', async () =>
      program('node', '--input-type=module', '-e', await pdfScript(dir, fixtures)).succeed(),
    );
    await timed('the gateway serves, is healthy, and ends in order', () =>
      serve(program(...command), ports.gateway, async () => {
        await program(...health).succeed();
        await expectVersion(ports.gateway, image.folder);
        await expectPage(ports.gateway);
        await expectBoard(ports.operations);
      }),
    );
    await timed('the worker serves, and ends in order', () =>
      serve(
        program('node', '--enable-source-maps', '--no-regexp-tier-up', 'apps/worker/dist/main.js'),
        ports.worker,
      ),
    );
  } finally {
    await servers.stop();
  }
}

interface Services {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly ports: Readonly<Record<'gateway' | 'worker' | 'operations', number>>;
}

/** The variables that an operator has to set. Nothing asks the object store or GitHub before a user comes. */
function clusterEnvironment({ databaseUrl, redisUrl, ports }: Services): Record<string, string> {
  return {
    ROLEFIT_DEPLOYMENT: 'cluster',
    PORT: String(ports.gateway),
    WORKER_PORT: String(ports.worker),
    OPERATIONS_PORT: String(ports.operations),
    OPERATIONS_SECRET: operationsSecret,
    PUBLIC_URL: `http://127.0.0.1:${ports.gateway}`,
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
  };
}

async function serve(program: ImageProgram, port: number, whileUp = async () => {}): Promise<void> {
  try {
    await until(async () => {
      if (program.hasEnded) throw new Error(`ended by itself:\n${program.output}`);
      return (
        (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null))?.status === 200
      );
    });
    await whileUp();
    program.terminate();
    await program.stopInOrder();
  } finally {
    program.kill();
  }
}

async function expectVersion(port: number, folder: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const live = await fetch(`http://127.0.0.1:${port}/health/live`);
  const answer = await live.text();
  if (answer !== JSON.stringify({ status: 'ok', version }))
    throw new Error(`/health/live says ${answer}, and the version is ${version}`);
}

async function expectPage(port: number): Promise<void> {
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  const answer = script === undefined ? null : await fetch(`http://127.0.0.1:${port}${script}`);
  if (page.status !== 200 || answer?.status !== 200)
    throw new Error(`the web client is not served: ${page.status}, ${script} ${answer?.status}`);
}

/** The job dashboard serves pages and scripts from a package of its own, which may be missing. */
async function expectBoard(port: number): Promise<void> {
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Bearer ${operationsSecret}` },
    });
  const [metrics, board] = [await ask('/metrics'), await ask('/queues')];
  const script = /src="([^"]+\.js)"/.exec(await board.text())?.[1];
  const answer =
    script === undefined ? null : await ask(new URL(script, 'http://127.0.0.1/queues/').pathname);
  if (metrics.status !== 200 || board.status !== 200 || answer?.status !== 200)
    throw new Error(
      `operators are not served: ${metrics.status} ${board.status} ${script} ${answer?.status}`,
    );
}

/** The PDF reader's packages are loaded by a child process, when the first file comes. */
async function pdfScript(dir: string, fixtures: string): Promise<string> {
  const { makePdf }: Pick<typeof Fixtures, 'makePdf'> = await import(fixtures);
  const file = join(dir, 'resume.pdf');
  writeFileSync(
    file,
    makePdf([
      'Ada Okafor',
      'Keeper of the northern lighthouse, 2019 to 2026',
      'Kept lamps, logs and the peace for twelve ships a night.',
    ]),
  );
  return `
    import { readFileSync } from 'node:fs';
    import { ResumeTextReader } from '@rolefit/resume-text';
    const reader = new ResumeTextReader();
    const { text } = await reader.read(readFileSync('${file}'));
    await reader.close();
    if (!text.includes('northern lighthouse')) throw new Error(text);`;
}

async function emptyDatabase(adminUrl: string): Promise<string> {
  await ensureDatabase(adminUrl, 'rolefit_image');
  const url = new URL(adminUrl);
  url.pathname = '/rolefit_image';
  return url.href;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not come up in time');
    await wait(200);
  }
}
