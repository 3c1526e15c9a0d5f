import { aRandom } from '@rolefit/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { rerunAfterKill, withoutRedis } from './drills.mjs';
import { Ledger } from './ledger.mjs';
import { Routine } from './load.mjs';
import { Person } from './people.mjs';
import { Rows } from './rows.mjs';
import { Storm } from './storm.mjs';
import { startSystem } from './system.mjs';
import { judge, underWay, unsettled } from './truth.mjs';

/** Runs all of it once. @returns the report; see report.mjs */
export async function runChaos(options, log) {
  const random = aRandom(options.seed);
  const system = await startSystem({ people: options.people + options.leaving, say: log, wantsSmallDisk: !options.short });
  if (!options.short && !system.hasSmallDisk) log('No small disk could be mounted, so that none runs full');
  const rows = new Rows(system.databaseUrl);
  const ledger = new Ledger();
  const all = Array.from({ length: options.people + options.leaving }, (_, index) => new Person({ login: `person-${index}`, gatewayUrls: system.gatewayUrls, random: aRandom(options.seed + index) }));
  const [people, leaving] = [all.slice(0, options.people), all.slice(options.people)];
  let isDone = false;
  try {
    for (const person of all) await person.arrive();
    log(`${all.length} people are here`);
    const routines = people.map((person, index) => {
      person.listen();
      // The first one never brings a resume.
      return new Routine({ person, ledger, random: aRandom(options.seed + 1_000 + index), expected: index === 0 ? 'waiting' : 'scored' });
    });

    const storm = new Storm({ system, random, log, plan: { ...options, hasSmallDisk: system.hasSmallDisk } });
    let stormIsOver = false;
    const isOver = () => isDone || (stormIsOver && ledger.accepted.size >= options.scans);
    let isFull = false;
    const look = setInterval(() => void rows.count(underWay).then((count) => (isFull = count >= options.underWay), () => undefined), 1_000);
    const load = Promise.all(
      routines.map(async (routine) => {
        await routine.begin();
        await routine.goOn(isOver, () => isFull, options.pauseMs);
      }),
    );
    const departures = depart({ leaving, ledger, rows, random });
    const broken = Promise.all([load, departures]).then(() => new Promise(() => undefined));
    await Promise.race([storm.rage(), broken]);
    stormIsOver = true;
    log('The last fault is over');
    await Promise.race([Promise.all([load, departures]), wait(600_000)]);
    clearInterval(look);
    const afterStorm = await settle({ system, rows, withinMs: options.settleMs });
    log(`At rest after ${afterStorm.ms} ms`);

    const drills = options.only === undefined ? await drill({ options, system, ledger, person: people[1], log }) : { reruns: [], withoutRedis: null };
    const atLast = await settle({ system, rows, withinMs: options.settleMs });
    await retryFailed({ rows, ledger, people });
    const afterRetries = await settle({ system, rows, withinMs: options.settleMs });
    const verdict = await judge({ system, rows, ledger, people });
    isDone = true;
    return reportOf({ options, system, storm, ledger, people, verdict, drills, settled: [afterStorm, atLast, afterRetries] });
  } finally {
    isDone = true;
    for (const person of all) person.leave();
    await rows.close();
    await system.stop();
  }
}

/** Waits until nothing is under way any more. @returns how long that took, and what was not at rest in time */
async function settle({ system, rows, withinMs }) {
  const startedAt = Date.now();
  for (;;) {
    const left = await unsettled({ system, rows }).catch((error) => [String(error)]);
    const ms = Date.now() - startedAt;
    if (left.length === 0 || ms > withinMs) return { ms, left };
    await wait(500);
  }
}

async function drill({ options, system, ledger, person, log }) {
  const reruns = [];
  for (let round = 0; round < options.reruns; round += 1) {
    reruns.push(await rerunAfterKill({ system, person, ledger, round }));
    log(`A killed worker's scan ran again after ${reruns.at(-1)} ms`);
  }
  const outcome = await withoutRedis({ system, person, ledger, ms: options.withoutRedisMs });
  log(`Without Redis: ${outcome.scans} scans, ${outcome.reads} reads, ${outcome.failures.length} failures`);
  return { reruns, withoutRedis: outcome };
}

/** People who scan, bring a resume and delete their account at once, which is then as if they had done so long ago. */
async function depart({ leaving, ledger, rows, random }) {
  for (const person of leaving) {
    await wait(random.whole(1_000, 8_000));
    const routine = new Routine({ person, random, ledger, expected: 'scored' });
    ledger.leaving.add(person.login);
    await routine.begin();
    await person.insist('DELETE', '/users/profile').catch((error) => {
      // The call before this one was carried out and never answered.
      if (!String(error).includes('ACCOUNT_DELETED')) throw error;
    });
    while (!(await rows.backdateDeletion(person.login).then(() => true, () => false))) await wait(500);
  }
}

/** What failed with a reason can be tried again by whoever sees it; nothing may stand in the way of that. */
async function retryFailed({ rows, ledger, people }) {
  const failed = await rows.all(`SELECT s.id, i.login FROM scans s JOIN identities i ON i.user_id = s.user_id WHERE s.status = 'failed'`);
  ledger.failedOnce = failed.length;
  for (const { id, login } of failed) await people.find((person) => person.login === login).insist('POST', `/jobs/${id}/rescan`);
  const unread = await rows.all(`SELECT DISTINCT i.login FROM resumes r JOIN identities i ON i.user_id = r.user_id WHERE r.evaluation_status = 'failed'`);
  for (const { login } of unread) await people.find((person) => person.login === login).insist('POST', '/evaluations/resume');
}

function reportOf({ options, system, storm, ledger, people, verdict, drills, settled }) {
  const fired = system.fired();
  const sum = (of) => people.reduce((total, person) => total + of(person), 0);
  return {
    seed: options.seed,
    faults: Object.fromEntries(storm.counts),
    kills: Object.fromEntries(['gateway', 'worker', 'PostgreSQL', 'Redis', 'S3', 'model'].map((kind) => [kind, system.ofKind(kind).reduce((total, part) => total + part.kills, 0)])),
    boundaries: Object.fromEntries(options.boundaries.map(({ name }) => [name, fired.filter((one) => one === name).length])),
    crashes: [...system.parts.values()].flatMap(({ name, crashes }) => crashes.map((reason) => `${name} ${reason}`)),
    scans: ledger.accepted.size,
    failedOnce: ledger.failedOnce,
    resends: ledger.resends,
    rescans: ledger.rescans,
    uploads: ledger.uploads,
    evaluations: ledger.evaluations,
    erased: ledger.leaving.size,
    unanswered: sum(({ unanswered }) => unanswered),
    events: sum(({ events }) => events),
    reconnects: sum(({ reconnects }) => reconnects),
    ...verdict,
    settledMs: settled.map(({ ms }) => ms),
    unsettled: settled.flatMap(({ left }) => left),
    ...drills,
    hasSmallDisk: system.hasSmallDisk,
    dir: system.dir,
  };
}
