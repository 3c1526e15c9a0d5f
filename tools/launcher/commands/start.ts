import { parseOptions, usage } from '../product/options.ts';
import { runAll } from '../product/run-all.ts';
import { runDev } from '../product/run-dev.ts';
import { runWorker } from '../product/run-worker.ts';

/** `npm start` */
export async function start(args: readonly string[]): Promise<void> {
  const options = parseOptions(args);
  if (options.help) console.log(usage);
  else await runAll(options);
}

/** `npm run dev` */
export async function dev(args: readonly string[]): Promise<void> {
  const options = parseOptions(args);
  if (options.help) console.log(usage);
  else await runDev(options);
}

/** `npm run worker` */
export async function startWorker(args: readonly string[]): Promise<void> {
  const options = parseOptions(args);
  if (options.help) console.log(usage);
  else await runWorker(options);
}
