import { resolve } from 'node:path';
import { localDir } from './paths.mjs';
import { Problem } from './problem.mjs';

export const usage = `Usage: npm start [-- OPTIONS]

  --port N          port of Rolefit on 127.0.0.1 (default 4000, or PORT; 0 takes a free one)
  --data DIR        folder for all data (default .local)
  --no-open         do not open the browser
  --without worker  start everything but the worker; see npm run worker
  --help            this text

npm run worker [-- --data DIR] runs a worker beside a Rolefit that is already running.
Any service named in the environment or in .env (DATABASE_URL, REDIS_URL, GITHUB_CLIENT_ID, …) is used instead of the one
that would be started; .env.example lists them all.`;

const wrong = (sentence) => new Problem(sentence, { details: usage, exitCode: 2 });

const takes = {
  port: (options, text) => ({ ...options, port: portNumber(text) }),
  data: (options, text) => ({ ...options, dataDir: resolve(text) }),
  without: (options, text) => ({ ...options, withWorker: text === 'worker' ? false : refuse('--without', text) }),
  only: (options, text) => ({ ...options, workerOnly: text === 'worker' ? true : refuse('--only', text) }),
};

const flags = {
  'no-open': (options) => ({ ...options, open: false }),
  help: (options) => ({ ...options, help: true }),
};

/**
 * The command line as `{port, dataDir, open, withWorker, workerOnly, help}`; `port` is null where none is given.
 * @throws Problem, with the usage, for anything that it does not know
 */
export function parseOptions(args) {
  let options = { port: null, dataDir: localDir, open: true, withWorker: true, workerOnly: false, help: false };
  const rest = [...args];
  while (rest.length > 0) {
    const argument = rest.shift();
    const [, name, given] = /^--([a-z-]+)(?:=(.*))?$/s.exec(argument) ?? [];
    if (name in flags && given === undefined) {
      options = flags[name](options);
    } else if (name in takes) {
      const value = given ?? rest.shift();
      if (!value || (given === undefined && value.startsWith('--'))) throw wrong(`--${name} needs a value.`);
      options = takes[name](options, value);
    } else {
      throw wrong(`There is no option ${argument}.`);
    }
  }
  return options;
}

function portNumber(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw wrong(`--port needs a number from 0 to 65535, not ${text}.`);
}

function refuse(option, text) {
  throw wrong(`${option} knows only the worker, not ${text}.`);
}
