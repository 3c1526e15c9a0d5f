/** `npm start` and `npm run worker`. Plain JavaScript without packages: it runs before anything is installed, on any Node.js from 18 on. */
import { parseOptions, usage } from './options.mjs';
import { printProblem } from './problem.mjs';
import { withRuntime } from './runtime.mjs';

/** Loaded late: the rest may use what only a newer Node.js has. */
async function run(options) {
  if (options.workerOnly) await (await import('./run-worker.mjs')).runWorker(options);
  else await (await import('./run-all.mjs')).runAll(options);
}

try {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) console.log(usage);
  else await withRuntime(() => run(options));
} catch (error) {
  process.exitCode = printProblem(error);
}
