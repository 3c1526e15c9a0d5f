import { benchDividedTables } from './divided-tables/divided-tables.bench.ts';
import { benchHttp } from './http/http.bench.ts';
import { benchPages } from './lists/pages.bench.ts';
import { benchEvents } from './live-events/events.bench.ts';
import { benchSockets } from './live-events/sockets.bench.ts';
import { benchStorm } from './live-events/storm.bench.ts';
import { benchMigration } from './migration/migration.bench.ts';
import type { BenchOptions } from './options.ts';
import { benchGrowth } from './reading/growth.bench.ts';
import { benchJudging } from './reading/judging.bench.ts';
import { benchPdfText } from './reading/pdf-text.bench.ts';
import { benchReading } from './reading/reading.bench.ts';
import { benchWhatIfs } from './reading/what-ifs.bench.ts';
import type { Row } from './rows/row.ts';
import { benchBurst } from './scans/burst.bench.ts';
import { benchCost } from './scans/cost.bench.ts';
import { benchFairness } from './scans/fairness.bench.ts';
import { benchScans } from './scans/scans.bench.ts';
import { benchStorage } from './scans/storage.bench.ts';
import { benchTakeover } from './scans/takeover.bench.ts';
import { benchAttacks } from './security/attacks.bench.ts';
import { benchBombs } from './security/bombs.bench.ts';
import { benchCacheOracle } from './security/cache-oracle.bench.ts';
import { benchHalfSentBodies } from './security/half-sent-bodies.bench.ts';
import { benchBundle } from './web/bundle.bench.ts';
import { benchExtension } from './web/extension.bench.ts';
import { benchInp } from './web/inp/inp.bench.ts';
import { benchLighthouse } from './web/lighthouse/lighthouse.bench.ts';

type Benchmark = (options: BenchOptions) => Promise<Row[]>;

/** All benchmarks by the name that `--only` and `--skip` take, in the order in which they run: short ones first, then whole servers. */
export const benchmarks: ReadonlyMap<string, Benchmark> = new Map<string, Benchmark>([
  ['bundle', () => benchBundle()],
  ['extension', () => benchExtension()],
  ['judging', ({ rounds }) => benchJudging({ rounds })],
  ['what-ifs', ({ rounds }) => benchWhatIfs({ rounds })],
  ['reading', ({ rounds, folder }) => benchReading({ rounds, folder })],
  ['growth', ({ rounds }) => benchGrowth({ rounds: Math.ceil(rounds / 2) })],
  ['pdfs', ({ rounds, folder }) => benchPdfText({ rounds, folder })],
  ['http', ({ rounds }) => benchHttp({ rounds })],
  ['cost', () => benchCost()],
  ['storage', () => benchStorage()],
  ['fairness', ({ rounds, fairnessScans }) => benchFairness({ rounds, scans: fairnessScans })],
  ['cache-oracle', ({ oraclePairs }) => benchCacheOracle({ pairs: oraclePairs })],
  ['bombs', ({ rounds }) => benchBombs({ rounds })],
  ['attacks', () => benchAttacks()],
  ['half-sent-bodies', () => benchHalfSentBodies()],
  ['events', ({ rounds }) => benchEvents({ rounds })],
  ['takeover', ({ rounds }) => benchTakeover({ rounds })],
  ['scans', ({ rounds }) => benchScans({ rounds })],
  ['sockets', ({ rounds }) => benchSockets({ rounds })],
  ['storm', ({ rounds }) => benchStorm({ rounds: Math.ceil(rounds / 3) })],
  ['burst', ({ burst }) => benchBurst(burst)],
  ['lighthouse', ({ rounds }) => benchLighthouse({ rounds })],
  ['inp', ({ rounds }) => benchInp({ rounds })],
  ['pages', ({ rounds, scans }) => benchPages({ rounds, scans })],
  ['divided-tables', ({ rounds, scans }) => benchDividedTables({ rounds, scans })],
  ['migration', ({ scans }) => benchMigration({ scans })],
]);
