/** Injects faults into a whole Rolefit while virtual users work with it, and checks that everything they were promised holds. */
import { rmSync, writeFileSync } from 'node:fs';
import { readOptions, usage } from './options.ts';
import { tableOf } from './report.ts';
import { runChaos } from './run.ts';
import { shortcomingsOf } from './shortcomings.ts';
import { keepSmallDisks } from './system/disks.ts';

const options = readOptions(process.argv.slice(2));
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // The keeper ends everything that was started as soon as this process is gone.
    if (stop.signal.aborted) process.exit(130);
    console.log('No more faults: the run so far is checked. Once more to leave at once.');
    stop.abort();
  });
}
const startedAt = Date.now();
const log = (line: string) =>
  console.log(`${((Date.now() - startedAt) / 1_000).toFixed(1).padStart(7)} s  ${line}`);
log(`Seed ${options.seed}`);
const report = await runChaos(options, log, stop.signal);
const missing = shortcomingsOf(report, options);
console.log(`\n${tableOf(report, missing)}`);
if (options.json !== undefined)
  writeFileSync(
    options.json,
    `${JSON.stringify({ ...report, missing, minutes: (Date.now() - startedAt) / 60_000 }, null, 2)}\n`,
  );
if (missing.length > 0 || options.keep) {
  keepSmallDisks();
  console.log(`Data and logs are in ${report.dir}`);
} else {
  // After the exit handler that unmounts the small disks.
  process.once('exit', () => rmSync(report.dir, { recursive: true, force: true, maxRetries: 3 }));
}
process.exit(missing.length === 0 ? 0 : 1);
