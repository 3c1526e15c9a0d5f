/**
 * Speed as ratios. Each figure is held against a limit program started in the same run, rounds alternating, the median of the ratios
 * per round: absolute figures move with the machine, ratios hardly. What the pages weigh is held against its limit in bytes. Prints one
 * table and exits 1 where a goal is missed.
 *
 * `--rounds=5` · `--pdfs=FOLDER` · `--skip=pages,http` leaves parts out · `--scans=1000000` how many `pages` makes.
 *
 * All of it takes about 20 minutes on two quiet cores; most of that are `pages`, which makes a million scans first, `lighthouse` and `inp`,
 * some six minutes each. Those two start a whole Rolefit with the demo accounts and look at it in Chromium, `lighthouse` at five pages and
 * the floor app (see floor-app), `inp` at two screens of a user with 1,000 scans, with 100 live events a second and without. Lighthouse
 * itself (tools/lighthouse) is fetched when it is first needed.
 */
import { benchBundle } from './bundle.bench.mjs';
import { benchHttp } from './http.bench.mjs';
import { benchInp } from './inp.bench.mjs';
import { benchJudging } from './judging.bench.mjs';
import { benchLighthouse } from './lighthouse.bench.mjs';
import { benchPages } from './pages.bench.mjs';
import { benchPdfText } from './pdf-text.bench.mjs';
import { benchReading } from './reading.bench.mjs';
import { printTable } from './table.mjs';

const option = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

const rounds = Number(option('rounds') ?? 5);
const folder = option('pdfs') ?? process.env.ROLEFIT_BENCH_PDFS;
const skipped = new Set((option('skip') ?? '').split(','));

const parts = {
  bundle: () => benchBundle(),
  judging: () => benchJudging({ rounds }),
  reading: () => benchReading({ rounds, folder }),
  pdfs: () => benchPdfText({ rounds, folder }),
  http: () => benchHttp({ rounds }),
  lighthouse: () => benchLighthouse({ rounds }),
  inp: () => benchInp({ rounds }),
  pages: () => benchPages({ rounds, scans: Number(option('scans') ?? 1_000_000) }),
};

const rows = [];
for (const [name, bench] of Object.entries(parts)) if (!skipped.has(name)) rows.push(...(await bench()));
printTable(rows);
process.exitCode = rows.every((row) => row.isMet) ? 0 : 1;
