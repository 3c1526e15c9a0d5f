import { setTimeout as sleep } from 'node:timers/promises';
import { type Row, rowOf } from '../rows/row.ts';
import { sumOf } from '../rows/statistics.ts';
import { cpuMsOf } from '../servers/process-usage.ts';
import { type SlowModel, startSlowModel } from '../servers/slow-model.ts';
import { startWorkers } from '../servers/workers.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { batchSize, scanMany } from './scan-load.ts';

const latencyMs = 2_000;
const workerCount = 2;
const steadyMs = 20_000;
const feedPauseMs = 500;
const progressEveryMs = 15_000;
/** The share of the steady speed that the burst must reach; its inverse bounds the CPU time of a scan. */
const leastSpeed = 0.9;

interface BurstOptions {
  readonly users: number;
  /** How many postings each user sends. */
  readonly each: number;
  /** Model calls at a time of each of two workers. */
  readonly concurrency: number;
}

/** Processes whose CPU time is measured, by name. */
type Groups = Readonly<Record<string, readonly number[]>>;
/** CPU time of one scan by group; null where it cannot be measured. */
type CpuMs = Readonly<Record<string, number>> | null;

interface Steady {
  readonly perSecond: number;
  readonly cpuMs: CpuMs;
}

interface Burst {
  readonly ms: number;
  readonly acceptedMs: number;
  /** Model calls beyond one for each scan. */
  readonly extraCalls: number;
  readonly cpuMs: CpuMs;
}

/**
 * Measures the time of a burst, fifty users with five hundred postings each, from the first request to the last finished row, against the same servers
 * under a steady load; and the CPU time of a scan in both, which depends less on other load on the machine. Runs once, since it takes minutes.
 *
 * The steady rate counts no higher than calls alone would allow, so that the figure shows what 25,000 waiting rows cost.
 */
export async function benchBurst({ users, each, concurrency }: BurstOptions): Promise<Row[]> {
  const model = await startSlowModel({ latencyMs });
  try {
    const fleet = await startFleet({ env: model.env, users });
    try {
      const bare = await model.bareRate({ concurrency: workerCount * concurrency });
      const workers = await startWorkers({ env: fleet.env, count: workerCount, concurrency });
      try {
        const groups: Groups = {
          workers: workers.pids,
          gateway: [fleet.pids.gateway],
          PostgreSQL: [fleet.pids.PostgreSQL],
          Redis: [fleet.pids.Redis],
        };
        // The queue is refilled by whole batches.
        const steady = await runSteadily(
          fleet,
          groups,
          Math.max(batchSize, 2 * workerCount * concurrency),
        );
        report(
          `steadily ${steady.perSecond.toFixed(1)} scans a second, calls alone ${bare.toFixed(1)}; now ${users} × ${each} at once`,
        );
        const burst = await runBurst(fleet, model, groups, users * each, each);
        return rowsOf({ users, each, bare, steady, burst });
      } finally {
        await workers.stop();
      }
    } finally {
      await fleet.stop();
    }
  } finally {
    await model.close();
  }
}

function rowsOf({
  users,
  each,
  bare,
  steady,
  burst,
}: {
  readonly users: number;
  readonly each: number;
  readonly bare: number;
  readonly steady: Steady;
  readonly burst: Burst;
}): Row[] {
  const scans = users * each;
  const { ms, acceptedMs, extraCalls } = burst;
  // The last call takes its latency, whatever the rate.
  const idealMs = (scans / Math.min(steady.perSecond, bare)) * 1_000 + latencyMs;
  const note = `${scans.toLocaleString('en')} scans in ${(ms / 1_000).toFixed(0)} s, of which ${(acceptedMs / 1_000).toFixed(0)} s until all were accepted: ${((scans * 1_000) / ms).toFixed(1)} a second, steadily ${steady.perSecond.toFixed(1)}, calls alone ${bare.toFixed(1)}; ${extraCalls} calls more than scans`;
  const rows = [
    rowOf({
      figure: `burst of ${each} scans each from ${users} users`,
      against: 'the same servers, steadily',
      ratios: [idealMs / ms],
      least: leastSpeed,
      note,
    }),
  ];
  if (burst.cpuMs === null || steady.cpuMs === null) return rows;
  const ratio = totalOf(burst.cpuMs) / totalOf(steady.cpuMs);
  const spent = `${cpuText(burst.cpuMs)} ms; steadily ${cpuText(steady.cpuMs)} ms`;
  return [
    ...rows,
    rowOf({
      figure: 'processor time of a scan in the burst',
      against: 'steadily',
      ratios: [ratio],
      most: Number((1 / leastSpeed).toFixed(2)),
      note: spent,
    }),
  ];
}

async function runBurst(
  fleet: Fleet,
  model: SlowModel,
  groups: Groups,
  wanted: number,
  each: number,
): Promise<Burst> {
  const [before, callsBefore, used, startedAt] = [
    await fleet.scans.count(),
    model.calls(),
    cpuMsOf(groups),
    performance.now(),
  ];
  const reportProgress = (): void => {
    fleet.scans.count().then(
      (done) =>
        report(`${(done - before).toLocaleString('en')} of ${wanted.toLocaleString('en')} done`),
      () => undefined,
    );
  };
  const timer = setInterval(reportProgress, progressEveryMs);
  try {
    await scanMany({ ...fleet, each });
    const acceptedMs = performance.now() - startedAt;
    report(`all accepted after ${(acceptedMs / 1_000).toFixed(0)} s`);
    await fleet.scans.until(before + wanted);
    return {
      ms: performance.now() - startedAt,
      acceptedMs,
      extraCalls: model.calls() - callsBefore - wanted,
      cpuMs: cpuMsEach(used, cpuMsOf(groups), wanted),
    };
  } finally {
    clearInterval(timer);
  }
}

/** Keeps the workers busy with a short queue, and measures twenty seconds once they are warm. */
async function runSteadily(fleet: Fleet, groups: Groups, queueLength: number): Promise<Steady> {
  let sent = 0;
  let isOver = false;
  const feed = async (): Promise<void> => {
    while (!isOver) {
      // Batches of the same size as in the burst: smaller ones would cost the gateway more, and flatter the burst.
      for (
        let lacking = queueLength - (sent - (await fleet.scans.count()));
        lacking >= batchSize;
        lacking -= batchSize
      ) {
        await scanMany({
          ...fleet,
          accessTokens: [fleet.tokenOf((sent / batchSize) % fleet.accessTokens.length)],
          each: batchSize,
        });
        sent += batchSize;
      }
      await sleep(feedPauseMs);
    }
  };
  const fed = feed();
  report('warming up');
  await fleet.scans.until((await fleet.scans.count()) + 2 * queueLength);
  const [before, used] = [await fleet.scans.count(), cpuMsOf(groups)];
  const perSecond = await fleet.scans.rate(steadyMs);
  const cpuMs = cpuMsEach(used, cpuMsOf(groups), (await fleet.scans.count()) - before);
  isOver = true;
  await fed;
  await fleet.scans.until(sent);
  return { perSecond, cpuMs };
}

function cpuMsEach(before: CpuMs, after: CpuMs, scans: number): CpuMs {
  if (before === null || after === null) return null;
  return Object.fromEntries(
    Object.entries(after).map(([name, ms]) => [name, (ms - (before[name] ?? 0)) / scans]),
  );
}

function totalOf(cpuMs: NonNullable<CpuMs>): number {
  return sumOf(Object.values(cpuMs));
}

function cpuText(cpuMs: NonNullable<CpuMs>): string {
  const parts = Object.entries(cpuMs).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
  return `${totalOf(cpuMs).toFixed(1)} (${parts.join(', ')})`;
}

function report(text: string): void {
  process.stdout.write(`burst: ${text}\n`);
}
