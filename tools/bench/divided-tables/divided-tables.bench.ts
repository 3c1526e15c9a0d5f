import {
  type ClaimedScan,
  ScanListRepository,
  ScansRepository,
  ScanWorkRepository,
} from '@rolefit/database';
import { startTestServers } from '../../launcher/test/test-servers.ts';
import { type Row, rowOf } from '../rows/row.ts';
import { quantile } from '../rows/statistics.ts';
import { aNewScan, resultWith } from '../stored-scans/one-scan.ts';
import { type FilledDatabase, fillTwoDatabases } from './two-databases.ts';

const userCount = 200;
const samplesOfARound = 1_000;
const leaseMs = 60_000;
const steps = ['list', 'claim', 'finish'] as const;

type Times = Readonly<Record<(typeof steps)[number], number[]>>;

interface Sides<Value> {
  readonly whole: Value;
  readonly divided: Value;
}

/**
 * Measures what workers and lists ask most, the slowest hundredth of it, on tables that are divided by user (ADR 51) against the same tables in one piece:
 * a page of the list, the claim of a scan, and its completion, with a million scans of 200 users in each.
 */
export async function benchDividedTables({
  rounds,
  scans,
}: {
  readonly rounds: number;
  readonly scans: number;
}): Promise<Row[]> {
  const servers = await startTestServers({ migrated: true });
  try {
    const databases = await fillTwoDatabases(servers.databaseUrl, { scans, users: userCount });
    try {
      const measured: Sides<Times>[] = [];
      for (let round = 0; round <= rounds; round += 1)
        measured.push(await sampleBoth(databases, samplesOfARound));
      // The first round warms up.
      return steps.map((step) => rowOfStep(step, measured.slice(1), scans));
    } finally {
      const all = Object.values(databases).flatMap(({ gateway, worker }) => [gateway, worker]);
      await Promise.all(all.map((dataSource) => dataSource.destroy()));
    }
  } finally {
    await servers.stop();
  }
}

/** Samples alternate, so that other load on the machine affects both alike. */
async function sampleBoth(
  { whole, divided }: Sides<FilledDatabase>,
  samples: number,
): Promise<Sides<Times>> {
  const emptyTimes = (): Times => ({ list: [], claim: [], finish: [] });
  const times = { whole: emptyTimes(), divided: emptyTimes() };
  for (let index = 0; index < samples; index += 1) {
    const place = Math.floor(Math.random() * userCount);
    const turns = [
      () => sample(whole, place, times.whole),
      () => sample(divided, place, times.divided),
    ];
    for (const turn of index % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  return times;
}

async function sample(
  { gateway, worker, users }: FilledDatabase,
  place: number,
  times: Times,
): Promise<void> {
  const user = users[place];
  if (user === undefined) throw new Error(`there are only ${users.length} users`);
  const { userId, resumeId } = user;
  const work = new ScanWorkRepository(worker);
  await timed(times.list, () =>
    new ScanListRepository(gateway).list(userId, { sort: 'newest', from: 1, limit: 10 }),
  );
  const { scan } = await new ScansRepository(gateway).add(userId, aNewScan());
  const claim = await timed(times.claim, () => work.claim({ id: scan.id, userId }, leaseMs));
  await timed(times.finish, () => finish(work, claim, resumeId));
}

async function finish(
  work: ScanWorkRepository,
  claim: ClaimedScan | null,
  resumeId: string,
): Promise<void> {
  const outcome = claim === null ? 'lost' : await work.complete(claim, resultWith(resumeId));
  if (typeof outcome === 'string') throw new Error(`the claim of a scan is ${outcome}`);
}

async function timed<Answer>(took: number[], work: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  const answer = await work();
  took.push(performance.now() - start);
  return answer;
}

function rowOfStep(
  step: (typeof steps)[number],
  measured: readonly Sides<Times>[],
  scans: number,
): Row {
  const all = (side: keyof Sides<Times>): number[] =>
    measured.flatMap((round) => round[side][step]);
  const times = (side: keyof Sides<Times>): string =>
    `${quantile(all(side), 0.5).toFixed(2)} ms at the median, ${quantile(all(side), 0.99).toFixed(2)} at p99`;
  return rowOf({
    figure: `p99 of ${step}, divided tables`,
    against: 'tables in one piece',
    ratios: measured.map(
      ({ whole, divided }) => quantile(divided[step], 0.99) / quantile(whole[step], 0.99),
    ),
    most: 1.2,
    note: `${scans.toLocaleString('en')} scans of ${userCount} users; divided ${times('divided')}; in one piece ${times('whole')}`,
  });
}
