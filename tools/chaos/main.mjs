/** Breaks a whole Rolefit in every way that is listed here while people use it, and holds what is left against what they were promised. */
import { rmSync, writeFileSync } from 'node:fs';
import { keepSmallDisks } from './disks.mjs';
import { readOptions, usage } from './options.mjs';
import { shortcomings, tableOf } from './report.mjs';
import { runChaos } from './run.mjs';

const options = readOptions(process.argv.slice(2));
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // What was started is ended by the keeper, as soon as this process is gone.
    if (stop.signal.aborted) process.exit(130);
    console.log('No more faults: what there is so far is looked at. Once more to leave at once.');
    stop.abort();
  });
}
const startedAt = Date.now();
const log = (what) => console.log(`${((Date.now() - startedAt) / 1_000).toFixed(1).padStart(7)} s  ${what}`);
log(`Seed ${options.seed}`);
const report = await runChaos(options, log, stop.signal);
const missing = shortcomings(report, options);
console.log(`\n${tableOf(report, missing)}`);
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify({ ...report, missing, minutes: (Date.now() - startedAt) / 60_000 }, null, 2)}\n`);
if (missing.length > 0 || options.keep) {
  keepSmallDisks();
  console.log(`Data and logs are in ${report.dir}`);
} else {
  // Once its small disks are gone from it.
  process.once('exit', () => rmSync(report.dir, { recursive: true, force: true, maxRetries: 3 }));
}
process.exit(missing.length === 0 ? 0 : 1);
