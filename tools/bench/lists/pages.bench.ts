import { jobSorts } from '@rolefit/contracts';
import { createDataSource, ScanListRepository, scanTotalsSql } from '@rolefit/database';
import { startTestServers } from '../../launcher/test/test-servers.ts';
import { type Row, rowOf } from '../rows/row.ts';
import { median } from '../rows/statistics.ts';
import { templateUrl } from '../servers/bench-servers.ts';
import { insertScans, type Queryable } from '../stored-scans/insert-scans.ts';

const limit = 10;
const repeats = 50;

interface PagesOptions {
  readonly rounds: number;
  /** How many scans the user has. */
  readonly scans: number;
}

type Work = () => Promise<unknown>;

/**
 * Measures the time of a page by cursor, in the middle and near the end of a long list, against page 1 of the same order, and that of the totals against a
 * bare select of page 1: straight from PostgreSQL, since the network would hide the difference.
 */
export async function benchPages({ rounds, scans }: PagesOptions): Promise<Row[]> {
  const servers = await startTestServers({ migrated: true });
  try {
    const dataSource = await createDataSource({
      url: templateUrl(servers.databaseUrl),
      poolSize: 1,
    }).initialize();
    try {
      const [userId = ''] = await insertScans(dataSource, { scans });
      return await measure(dataSource, new ScanListRepository(dataSource), userId, {
        rounds,
        scans,
      });
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await servers.stop();
  }
}

async function measure(
  database: Queryable,
  lists: ScanListRepository,
  userId: string,
  { rounds, scans }: PagesOptions,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const sort of jobSorts) {
    const first: Work = () => lists.list(userId, { sort, from: 1, limit });
    const deep: Work[] = [];
    for (const share of [0.5, 0.99]) {
      const [place] = (
        await lists.list(userId, { sort, from: Math.floor((scans * share) / limit), limit })
      ).scans;
      if (place === undefined) throw new Error(`there are not ${scans} scans`);
      for (const side of ['after', 'before'] as const)
        deep.push(() =>
          lists.list(userId, { sort, from: { side, key: place.sortKey, id: place.id }, limit }),
        );
    }
    rows.push(
      rowOf({
        figure: `page by cursor, ${sort}`,
        against: 'page 1',
        ratios: await compare(rounds, roundRobin(deep), first),
        most: 2,
      }),
    );
  }
  const bare: Work = () =>
    database.query(
      'SELECT id, job_id, company_name, url, status, created_at FROM scans WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 10',
      [userId],
    );
  const ratios = await compare(rounds, () => database.query(scanTotalsSql, [userId]), bare);
  const [searchMs = NaN] = await timed(
    [() => lists.list(userId, { sort: 'newest', from: 1, limit, words: ['nowhere'] })],
    3,
  );
  const [firstMs = NaN] = await timed(
    [() => lists.list(userId, { sort: 'newest', from: 1, limit })],
    repeats,
  );
  const note = `${scans.toLocaleString('en')} scans; page 1 with totals ${firstMs.toFixed(2)} ms, a search that finds nothing ${searchMs.toFixed(0)} ms`;
  return [
    ...rows,
    rowOf({ figure: 'totals', against: 'bare select of page 1', ratios, most: 3, note }),
  ];
}

function roundRobin(works: readonly Work[]): Work {
  let turn = 0;
  return () => {
    turn += 1;
    return works[turn % works.length]?.() ?? Promise.resolve();
  };
}

/** The ratios of the rounds; one round is thrown away to warm up. */
async function compare(rounds: number, work: Work, base: Work): Promise<number[]> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [own = NaN, other = NaN] = await timed([work, base], repeats);
    if (round > 0) ratios.push(own / other);
  }
  return ratios;
}

/** The median of the milliseconds that a call of each takes. Calls alternate, so that other load on the machine affects all of them alike. */
async function timed(works: readonly Work[], times: number): Promise<number[]> {
  const samples = works.map((work) => ({ work, took: new Array<number>() }));
  for (let index = 0; index < times; index += 1) {
    for (const { work, took } of samples) {
      const start = performance.now();
      await work();
      took.push(performance.now() - start);
    }
  }
  return samples.map(({ took }) => median(took));
}
