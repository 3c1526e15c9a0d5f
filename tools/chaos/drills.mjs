import { jobIdOf } from '@rolefit/queues';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { setTimeout as wait } from 'node:timers/promises';
import { scanFor } from './load.mjs';
import { heldMark, referenceOf } from './texts.mjs';
import { until } from './until.mjs';

/** The model takes its time over this scan. @returns its id, what gives the calls about it so far, and the first of them */
async function aHeldScan({ system, person, ledger }, jobId, number) {
  const id = await scanFor(person, ledger, { jobId, number, mark: heldMark });
  const callsAbout = () => system.modelCalls().filter(({ reference }) => reference === referenceOf(number));
  const [first] = await until('a worker asks about the scan', () => (callsAbout().length > 0 ? callsAbout() : null), 120_000);
  return { id, callsAbout, first };
}

async function withQueue({ redisUrl }, work) {
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

/**
 * Kills a worker while it waits for the model's answer about one scan.
 * @returns milliseconds from the kill until another one asks about the same scan, and whether that was the same job: a worker that acknowledges what it has
 * not done leaves it to the sweeper, which finds it later and alone
 */
export async function rerunAfterKill({ system, person, ledger, round }) {
  const { id, callsAbout, first } = await aHeldScan({ system, person, ledger }, `drill-${round}`, 5_000_000 + round);
  const worker = system.part(first.by);
  const killedAt = Date.now();
  await worker.kill();
  const second = await until('the scan runs again', () => callsAbout().find(({ at }) => at > killedAt), 120_000);
  await worker.start();
  // The next kill is to hit one scan and not two.
  await until('the scan is done', async () => (await person.scan(id)).status === 'completed', 120_000);
  const job = await withQueue(system, (queue) => queue.getJob(jobIdOf(id, 1)));
  return { ms: second.at - killedAt, isSameJob: job?.attemptsStarted > 1 };
}

/**
 * Delivers one scan a second time while a worker has it.
 * @returns how often the model was asked about it, and whether the second delivery came while the first one worked: it was taken up and put back, or it asked too
 */
export async function deliverTwice({ system, person, ledger, round }) {
  const { id, callsAbout } = await aHeldScan({ system, person, ledger }, `twice-${round}`, 7_000_000 + round);
  return withQueue(system, async (queue) => {
    const { id: jobId } = await queue.add('scan.score', { payload: { scanId: id } }, { jobId: `${id}-again`, priority: 1 });
    await until('the scan is done', async () => (await person.scan(id)).status === 'completed', 120_000);
    await until('its second delivery is over', async () => ['completed', 'failed'].includes(await queue.getJobState(jobId)), 120_000);
    const calls = callsAbout().length;
    return { calls, hasMet: calls > 1 || (await queue.getJob(jobId)).attemptsStarted > 1 };
  });
}

/**
 * Takes Redis away for a while and goes on scanning and reading.
 * @returns how many scans and reads were tried meanwhile, and how many did not succeed at the first try
 */
export async function withoutRedis({ system, person, ledger, ms }) {
  const redis = system.part('Redis');
  await redis.kill();
  const end = Date.now() + ms;
  const outcome = { scans: 0, reads: 0, failures: [] };
  for (let number = 6_000_000; Date.now() < end; number += 1) {
    const failuresBefore = person.unanswered;
    await scanFor(person, ledger, { jobId: `without-redis-${number}`, number });
    outcome.scans += 1;
    await person.insist('GET', '/jobs?limit=10');
    outcome.reads += 1;
    if (person.unanswered > failuresBefore) outcome.failures.push(`${person.unanswered - failuresBefore} tries in vain at scan ${number}`);
    await wait(250);
  }
  await redis.start();
  return outcome;
}
