/** Breaks a whole Rolefit in every way that is listed here while people use it, and holds what is left against what they were promised. */
import { rmSync, writeFileSync } from 'node:fs';
import { faultKinds } from './faults.mjs';
import { readOptions, usage } from './options.mjs';
import { shortcomings, tableOf } from './report.mjs';
import { runChaos } from './run.mjs';

const options = { ...readOptions(process.argv.slice(2)), kinds: Object.keys(faultKinds) };
if (options.help) {
  console.log(usage);
  process.exit(0);
}
// What was started is ended by the keeper, as soon as this process is gone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
const startedAt = Date.now();
const log = (what) => console.log(`${((Date.now() - startedAt) / 1_000).toFixed(1).padStart(7)} s  ${what}`);
log(`Seed ${options.seed}`);
const report = await runChaos(options, log);
const missing = shortcomings(report, options);
console.log(`\n${tableOf(report, missing)}`);
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify({ ...report, missing, minutes: (Date.now() - startedAt) / 60_000 }, null, 2)}\n`);
if (missing.length === 0 && !options.keep) rmSync(report.dir, { recursive: true, force: true, maxRetries: 3 });
else console.log(`Data and logs are in ${report.dir}`);
process.exit(missing.length === 0 ? 0 : 1);
