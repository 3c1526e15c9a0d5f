import { setTimeout as wait } from 'node:timers/promises';
import { scanFor } from './load.mjs';
import { heldMark, referenceOf } from './texts.mjs';
import { until } from './until.mjs';

/**
 * Kills a worker while it waits for the model's answer about one scan.
 * @returns milliseconds from the kill until another one asks about the same scan
 */
export async function rerunAfterKill({ system, person, ledger, round }) {
  const number = 5_000_000 + round;
  const id = await scanFor(person, ledger, { jobId: `drill-${round}`, number, mark: heldMark });
  const callsAbout = () => system.modelCalls().filter(({ reference }) => reference === referenceOf(number));
  const [first] = await until('a worker asks about the scan', () => (callsAbout().length > 0 ? callsAbout() : null), 120_000);
  const worker = system.part(first.by);
  const killedAt = Date.now();
  await worker.kill();
  const second = await until('the scan runs again', () => callsAbout().find(({ at }) => at > killedAt), 120_000);
  await worker.start();
  // The next kill is to hit one scan and not two.
  await until('the scan is done', async () => (await person.scan(id)).status === 'completed', 120_000);
  return second.at - killedAt;
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
