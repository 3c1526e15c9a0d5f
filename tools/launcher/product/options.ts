import { resolve } from 'node:path';
import { localDir } from '../bootstrap/paths.mjs';
import { Problem } from '../bootstrap/problem.mjs';

export const usage = `Usage: npm start [-- OPTIONS]

  --port N          port of Rolefit (default 4000, or PORT; 0 takes a free one)
  --host ADDRESS    address of this machine under which others reach Rolefit, with accounts of their own in place of
                    the demo users (default 127.0.0.1, or HOST; docs/home-server.md)
  --data DIR        folder for all data (default .local)
  --no-open         do not open the browser
  --without worker  start everything but the worker; see npm run worker
  --help            this text

npm run worker [-- --data DIR] runs a worker beside a Rolefit that is already running.
npm run dev takes the same options, and builds and reloads after each save.
Any service named in the environment or in .env (DATABASE_URL, REDIS_URL, GITHUB_CLIENT_ID, …) is used instead of the one
that would be started; .env.example lists them all.`;

export interface StartOptions {
  /** Null if none is given. */
  readonly port: number | null;
  /** Null if none is given. */
  readonly host: string | null;
  readonly dataDir: string;
  readonly open: boolean;
  readonly withWorker: boolean;
  readonly help: boolean;
}

const usageProblem = (sentence: string): Problem =>
  new Problem(sentence, { details: usage, exitCode: 2 });

const valueOptions = new Map<string, (value: string) => Partial<StartOptions>>([
  ['port', (value) => ({ port: portNumber(value) })],
  ['host', (value) => ({ host: value })],
  ['data', (value) => ({ dataDir: resolve(value) })],
  ['without', (value) => ({ withWorker: !isWorker(value) })],
]);

const flags = new Map<string, Partial<StartOptions>>([
  ['no-open', { open: false }],
  ['help', { help: true }],
]);

/** Parses the command line. @throws Problem with the usage for unknown options and wrong values */
export function parseOptions(args: readonly string[]): StartOptions {
  let options: StartOptions = {
    port: null,
    host: null,
    dataDir: localDir,
    open: true,
    withWorker: true,
    help: false,
  };
  const rest = [...args];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    const [, name = '', given] = /^--([a-z-]+)(?:=(.*))?$/s.exec(argument) ?? [];
    const flag = given === undefined ? flags.get(name) : undefined;
    const read = valueOptions.get(name);
    if (flag) {
      options = { ...options, ...flag };
    } else if (read) {
      const value = given ?? rest.shift();
      if (!value || (given === undefined && value.startsWith('--')))
        throw usageProblem(`--${name} needs a value.`);
      options = { ...options, ...read(value) };
    } else {
      throw usageProblem(`There is no option ${argument}.`);
    }
  }
  return options;
}

function portNumber(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw usageProblem(`--port needs a number from 0 to 65535, not ${text}.`);
}

function isWorker(text: string): boolean {
  if (text === 'worker') return true;
  throw usageProblem(`--without knows only the worker, not ${text}.`);
}
