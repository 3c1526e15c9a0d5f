/**
 * Speed as ratios. Each figure is held against a limit program started in the same run, rounds alternating, the median of the ratios
 * per round: absolute figures move with the machine, ratios hardly. What the pages weigh is held against its limit in bytes. Prints one
 * table and exits 1 where a goal is missed.
 *
 * `--rounds=5` · `--pdfs=FOLDER` · `--only=pages,http` measures these parts alone · `--skip=pages,http` leaves parts out · `--scans=1000000` how
 * many `pages` makes · `--burst-people=50 --burst-each=500` how many come at once in `burst`, `--burst-concurrency=200` to so many calls at a time of each
 * worker · `--fairness-scans=1000` how many scans the other user of `fairness` has · `--oracle-pairs=60` how many pairs of texts `cache-oracle` compares,
 * some eight minutes.
 *
 * All of it takes about 40 minutes on two quiet cores; most of that are `pages`, which makes a million scans first, `lighthouse` and `inp`,
 * some six minutes each, and the load: `scans`, `burst`, `sockets`, `takeover` and `events`, some fifteen together. `lighthouse`, `inp` and `events` start
 * a whole Rolefit with the demo accounts and look at it in Chromium, `lighthouse` at five pages and
 * the floor app (see floor-app), `inp` at two screens of a user with 1,000 scans, with 100 live events a second and without. Lighthouse
 * itself (tools/lighthouse) is fetched when it is first needed.
 */
import { benchAttacks } from './attacks.bench.mjs';
import { benchBombs } from './bombs.bench.mjs';
import { benchBundle } from './bundle.bench.mjs';
import { benchBurst } from './burst.bench.mjs';
import { benchCacheOracle } from './cache-oracle.bench.mjs';
import { benchCost } from './cost.bench.mjs';
import { benchEvents } from './events.bench.mjs';
import { benchExtension } from './extension.bench.mjs';
import { benchFairness } from './fairness.bench.mjs';
import { benchGrowth } from './growth.bench.mjs';
import { benchHalfSentBodies } from './half-sent-bodies.bench.mjs';
import { benchHttp } from './http.bench.mjs';
import { benchInp } from './inp.bench.mjs';
import { benchJudging } from './judging.bench.mjs';
import { benchLighthouse } from './lighthouse.bench.mjs';
import { benchPages } from './pages.bench.mjs';
import { benchPdfText } from './pdf-text.bench.mjs';
import { benchReading } from './reading.bench.mjs';
import { benchScans } from './scans.bench.mjs';
import { benchSockets } from './sockets.bench.mjs';
import { printTable } from './table.mjs';
import { benchTakeover } from './takeover.bench.mjs';

const option = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

const rounds = Number(option('rounds') ?? 5);
const folder = option('pdfs') ?? process.env.ROLEFIT_BENCH_PDFS;
const skipped = new Set((option('skip') ?? '').split(','));
const wanted = option('only')?.split(',');

const parts = {
  bundle: () => benchBundle(),
  extension: () => benchExtension(),
  judging: () => benchJudging({ rounds }),
  reading: () => benchReading({ rounds, folder }),
  growth: () => benchGrowth({ rounds: Math.ceil(rounds / 2) }),
  pdfs: () => benchPdfText({ rounds, folder }),
  http: () => benchHttp({ rounds }),
  cost: () => benchCost(),
  fairness: () => benchFairness({ rounds, scans: Number(option('fairness-scans') ?? 1_000) }),
  'cache-oracle': () => benchCacheOracle({ pairs: Number(option('oracle-pairs') ?? 60) }),
  bombs: () => benchBombs({ rounds }),
  attacks: () => benchAttacks(),
  'half-sent-bodies': () => benchHalfSentBodies(),
  events: () => benchEvents({ rounds }),
  takeover: () => benchTakeover({ rounds }),
  scans: () => benchScans({ rounds }),
  sockets: () => benchSockets({ rounds }),
  burst: () => benchBurst({ people: Number(option('burst-people') ?? 50), each: Number(option('burst-each') ?? 500), concurrency: Number(option('burst-concurrency') ?? 200) }),
  lighthouse: () => benchLighthouse({ rounds }),
  inp: () => benchInp({ rounds }),
  pages: () => benchPages({ rounds, scans: Number(option('scans') ?? 1_000_000) }),
};

for (const name of wanted ?? []) if (!(name in parts)) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}.`);
const rows = [];
for (const [name, bench] of Object.entries(parts)) if (!skipped.has(name) && (wanted?.includes(name) ?? true)) rows.push(...(await bench()));
printTable(rows);
process.exitCode = rows.every((row) => row.isMet) ? 0 : 1;
