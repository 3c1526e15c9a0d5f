/**
 * Performance benchmarks. Each figure is a ratio to a base that is measured in the same run, in alternating rounds, and a row shows the median of the rounds:
 * absolute figures depend on the machine, ratios hardly. Sizes are held against limits in bytes. Prints one table and exits 1 where a goal is missed.
 *
 * `--only=pages,http` and `--skip=pages,http` choose benchmarks, `--list` prints their names · `--rounds=5` · `--pdfs=FOLDER` of real resumes ·
 * `--scans=1000000` rows in `pages` · `--burst-people=50 --burst-each=500 --burst-concurrency=200` users, postings of each, and model calls at a time of each
 * worker in `burst` · `--fairness-scans=1000` of the other user in `fairness` · `--oracle-pairs=60` in `cache-oracle`, some eight minutes.
 *
 * All of them take about 40 minutes on two idle cores: `pages` inserts a million rows first, `lighthouse` and `inp` take some six minutes each, and `scans`,
 * `burst`, `sockets`, `takeover` and `events` some fifteen together. `lighthouse`, `inp` and `events` start a whole Rolefit with the demo accounts and
 * Chromium; Lighthouse itself (tools/lighthouse) is installed when it is first needed.
 */
import { benchmarks } from './benchmarks.ts';
import { readOptions } from './options.ts';
import type { Row } from './rows/row.ts';
import { printTable } from './rows/table.ts';

const options = readOptions(process.argv.slice(2), process.env);
const names = [...benchmarks.keys()];

for (const name of options.only ?? [])
  if (!names.includes(name))
    throw new Error(`There is no part ${name}; there are ${names.join(', ')}.`);
if (options.isList) process.stdout.write(`${names.join('\n')}\n`);
else {
  const rows: Row[] = [];
  for (const [name, bench] of benchmarks) {
    const isWanted = options.only?.includes(name) ?? true;
    if (isWanted && !options.skip.includes(name)) rows.push(...(await bench(options)));
  }
  printTable(rows);
  process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
}
