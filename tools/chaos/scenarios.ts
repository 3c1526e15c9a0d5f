import { jobIdOf } from '@rolefit/queues';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChaosOptions } from './options.ts';
import { type ChaosSystem } from './system/chaos-system.ts';
import { type Log } from './system/managed-process.ts';
import { type ModelCall } from './system/model-control.ts';
import { waitUntil } from './wait-until.ts';
import { type Ledger } from './workload/ledger.ts';
import { referenceOf, slowMark } from './workload/texts.ts';
import { scanOnce } from './workload/user-session.ts';
import { type User } from './workload/user.ts';

const timeoutMs = 120_000;

export interface ScenarioContext {
  readonly system: ChaosSystem;
  readonly user: User;
  readonly ledger: Ledger;
}

export interface Takeover {
  /** From the kill until another worker calls the model for the same scan. */
  readonly ms: number;
  /** False where the killed worker had acknowledged its job, so that the sweeper had to find the scan. */
  readonly isSameJob: boolean;
}

export interface DuplicateDelivery {
  /** How often the model was called for the scan. */
  readonly calls: number;
  /** Whether the second delivery came while the first was being worked on: its job was taken and put back, or it called the model too. */
  readonly hasMet: boolean;
}

export interface RedisOutage {
  readonly scans: number;
  readonly reads: number;
  /** Requests that did not succeed at the first attempt. */
  readonly failures: readonly string[];
}

/** The outcomes so far. */
export interface ScenarioResults {
  readonly takeovers: Takeover[];
  readonly deliveries: DuplicateDelivery[];
  redisOutage: RedisOutage | null;
}

const maxDeliveries = 5;

/** Whether a scan that was delivered twice at the same time was read only once. */
export const isReadOnce = ({ calls, hasMet }: DuplicateDelivery): boolean => hasMet && calls === 1;

/** Runs the scenarios one after another. @param results filled on the way, so that those of a run that fails are not lost */
export async function runScenarios(
  context: ScenarioContext,
  options: Pick<ChaosOptions, 'takeovers' | 'redisOutageMs'>,
  log: Log,
  results: ScenarioResults,
): Promise<void> {
  for (let round = 0; round < options.takeovers; round += 1) {
    const takeover = await killDuringModelCall(context, round);
    results.takeovers.push(takeover);
    log(
      `A killed worker's scan ran again after ${takeover.ms} ms${takeover.isSameJob ? '' : ', but not its job'}`,
    );
  }
  // On an overloaded machine a lease may run out although its worker lives. One round in which it holds proves that there are leases.
  for (let round = 0; round < maxDeliveries && !results.deliveries.some(isReadOnce); round += 1) {
    const delivery = await deliverTwice(context, round);
    results.deliveries.push(delivery);
    log(
      `A scan that was delivered twice ${delivery.hasMet ? 'at the same time' : 'one after the other'} was read ${delivery.calls} times`,
    );
  }
  const outage = await withoutRedis(context, options.redisOutageMs);
  results.redisOutage = outage;
  log(
    `Without Redis: ${outage.scans} scans, ${outage.reads} reads, ${outage.failures.length} failures`,
  );
}

interface SlowScan {
  readonly id: string;
  readonly first: ModelCall;
  /** The calls for this scan so far. */
  readonly calls: () => ModelCall[];
}

/** Starts a scan for which the model takes its time, and waits for the first call. */
async function startSlowScan(
  { system, user, ledger }: ScenarioContext,
  jobId: string,
  number: number,
): Promise<SlowScan> {
  const id = await scanOnce(user, ledger, { jobId, number, mark: slowMark });
  const calls = () =>
    system.model.calls().filter(({ reference }) => reference === referenceOf(number));
  return {
    id,
    calls,
    first: await waitUntil('a worker asks about the scan', () => calls()[0], timeoutMs),
  };
}

/** Kills a worker while it waits for the model, and waits until another one takes the scan over. */
async function killDuringModelCall(context: ScenarioContext, round: number): Promise<Takeover> {
  const { system, user } = context;
  const { id, first, calls } = await startSlowScan(context, `drill-${round}`, 5_000_000 + round);
  const worker = system.process(first.by);
  const killedAt = Date.now();
  await worker.kill();
  const second = await waitUntil(
    'the scan runs again',
    () => calls().find(({ at }) => at > killedAt),
    timeoutMs,
  );
  await worker.start();
  // Otherwise the next kill would hit two scans.
  await waitUntilCompleted(user, id);
  const job = await withQueue(system.redisUrl, (queue) => queue.getJob(jobIdOf(id, 1)));
  return { ms: second.at - killedAt, isSameJob: (job?.attemptsStarted ?? 0) > 1 };
}

/** Delivers a job a second time while a worker has it. */
async function deliverTwice(context: ScenarioContext, round: number): Promise<DuplicateDelivery> {
  const { id, calls } = await startSlowScan(context, `twice-${round}`, 7_000_000 + round);
  return withQueue(context.system.redisUrl, async (queue) => {
    const jobId = `${id}-again`;
    await queue.add('scan.score', { payload: { scanId: id } }, { jobId, priority: 1 });
    await waitUntilCompleted(context.user, id);
    await waitUntil(
      'its second delivery is over',
      async () => ['completed', 'failed'].includes(await queue.getJobState(jobId)),
      timeoutMs,
    );
    const count = calls().length;
    return {
      calls: count,
      hasMet: count > 1 || ((await queue.getJob(jobId))?.attemptsStarted ?? 0) > 1,
    };
  });
}

/** Stops Redis for a while, and continues scanning and reading. */
async function withoutRedis(
  { system, user, ledger }: ScenarioContext,
  ms: number,
): Promise<RedisOutage> {
  const redis = system.process('Redis');
  await redis.kill();
  const end = Date.now() + ms;
  const failures: string[] = [];
  let scans = 0;
  for (; Date.now() < end; scans += 1) {
    const number = 6_000_000 + scans;
    const before = user.unanswered;
    await scanOnce(user, ledger, { jobId: `without-redis-${number}`, number });
    await user.send('GET', '/jobs?limit=10');
    if (user.unanswered > before)
      failures.push(`${user.unanswered - before} tries in vain at scan ${number}`);
    await wait(250);
  }
  await redis.start();
  return { scans, reads: scans, failures };
}

async function waitUntilCompleted(user: User, scanId: string): Promise<void> {
  await waitUntil(
    'the scan is done',
    async () => (await user.statusOf(scanId)) === 'completed',
    timeoutMs,
  );
}

async function withQueue<Value>(
  redisUrl: string,
  work: (queue: Queue) => Promise<Value>,
): Promise<Value> {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: 3 });
  connection.on('error', () => undefined);
  const queue = new Queue('scan.score', { connection, prefix: 'rolefit', skipVersionCheck: true });
  try {
    return await work(queue);
  } finally {
    await queue.close();
    connection.disconnect();
  }
}
