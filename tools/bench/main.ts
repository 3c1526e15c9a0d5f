/**
 * Performance benchmarks. Each figure is a ratio to a base that is measured in the same run, in alternating rounds, and a row shows the median of the rounds:
 * absolute figures depend on the machine, ratios hardly. Sizes are held against limits in bytes. Prints one table and exits 1 where a goal is missed.
 *
 * All of them take about 40 minutes on two idle cores: `pages` inserts a million rows first, `lighthouse` and `inp` take some six minutes each, and `scans`,
 * `burst`, `sockets`, `takeover` and `events` some fifteen together. `lighthouse`, `inp` and `events` start a whole Rolefit with the demo accounts and
 * Chromium; Lighthouse itself (tools/lighthouse) is installed when it is first needed.
 */
import { benchmarks } from './benchmarks.ts';
import { readOptions, usage, UsageError } from './options.ts';
import type { Row } from './rows/row.ts';
import { printTable } from './rows/table.ts';

async function main(): Promise<void> {
  const names = [...benchmarks.keys()];
  const options = readOptions(process.argv.slice(2), process.env, names);
  if (options.isHelp || options.isList) {
    process.stdout.write(`${options.isHelp ? usage : names.join('\n')}\n`);
    return;
  }
  const rows: Row[] = [];
  for (const [name, bench] of benchmarks) {
    const isWanted = options.only?.includes(name) ?? true;
    if (isWanted && !options.skip.includes(name)) rows.push(...(await bench(options)));
  }
  printTable(rows);
  process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}\n`);
  process.exitCode = 2;
}
