import { aRandom } from '@rolefit/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { deliverTwice, rerunAfterKill, withoutRedis } from './drills.mjs';
import { Ledger } from './ledger.mjs';
import { Routine } from './load.mjs';
import { comeAndGo } from './newcomers.mjs';
import { possibleOn } from './options.mjs';
import { Pace } from './pace.mjs';
import { Person } from './people.mjs';
import { isReadOnce, reportOf } from './report.mjs';
import { Rows } from './rows.mjs';
import { Storm } from './storm.mjs';
import { startSystem } from './system.mjs';
import { endedOrNot, judge, unsettled } from './truth.mjs';

const progressEveryMs = 20_000;
const mostDeliveries = 5;
/** However many rows there are; who asks a gateway that is gone asks for ever. */
const lookMs = 600_000;

/**
 * Runs all of it once.
 * @param stop an AbortSignal: no new fault from then on, and the report of what there is
 * @returns the report; see report.mjs. One that could not be ended says why as its `problem`
 */
export async function runChaos(asked, log, stop) {
  const system = await startSystem({ people: asked.people + asked.newcomers, say: log, wantsDisks: !asked.short });
  const { options, impossible } = possibleOn(system.can, asked);
  if (impossible.length > 0) log(`This machine cannot do: ${impossible.join(', ')}`);
  const run = new Run({ options, system, log, stop });
  try {
    await run.all();
    return reportOf({ options, impossible, system, ...run });
  } finally {
    run.leave();
    await run.rows.close();
    await system.stop();
  }
}

/** One run, from the first person to the verdict. What is public goes into the report, however far it came. */
class Run {
  #random;
  #isDone = false;
  #deadline = Infinity;
  settled = [];
  /** What kept the run from doing what it was to do, as sentences. */
  problems = [];
  drills = { reruns: [], leftToSweeper: 0, deliveries: [], withoutRedis: null };
  verdict = { lost: [], doubled: [], stuck: [], wrong: ['nobody looked'], notes: { failed: 0, modelCallsRecorded: 0, scored: 0 } };

  constructor({ options, system, log, stop }) {
    const { seed, people, newcomers } = options;
    Object.assign(this, { options, system, log, stop, rows: new Rows(system.databaseUrl), ledger: new Ledger() });
    this.#random = aRandom(seed);
    this.everybody = Array.from({ length: people + newcomers }, (_, index) => new Person({ login: `person-${index}`, gatewayUrls: system.gatewayUrls, random: aRandom(seed + index) }));
    this.people = this.everybody.slice(0, people);
    this.storm = new Storm({ system, random: this.#random, log, plan: options, accepted: () => this.ledger.accepted.size });
    stop.addEventListener('abort', () => this.storm.endSoon());
  }

  /** Whatever goes wrong on the way is a problem of its own: in the end the rows are looked at in any case. */
  async all() {
    const { options } = this;
    await this.#try('the storm', () => this.#rage());
    await this.#settle('the storm');
    if (options.only === undefined && !this.stop.aborted) await this.#try('the drills', () => this.#drill());
    await this.#settle('the drills');
    await this.#try('trying again what had failed', () => this.#retryFailed());
    await this.#settle('what had failed was tried again');
    await this.#try('the look at the rows', async () => (this.verdict = await inTime(judge(this), lookMs, 'the rows could not be looked at in time')));
  }

  async #try(what, work) {
    try {
      await work();
    } catch (error) {
      this.#note(what, error);
      // Nobody is to add to what is looked at from here on.
      this.#isDone = true;
      this.storm.endSoon();
      await this.storm.mend();
    }
  }

  #note(what, error) {
    this.problems.push(`${what} came to no end: ${[error.message, error.details].filter(Boolean).join(' ')}`);
    this.log(`${what} came to no end: ${error.stack}`);
  }

  async #rage() {
    const { log, ledger } = this;
    for (const person of this.people) await person.arrive();
    log(`${this.people.length} people are here`);
    const pace = new Pace(this.rows, async (rows) => (await rows.all(endedOrNot))[0]);
    const telling = setInterval(() => log(`… ${ledger.accepted.size} scans, ${pace.underWay} under way of ${Math.round(pace.limit)} at most; left: ${this.storm.left}`), progressEveryMs);
    try {
      await this.#breakEverything(pace);
    } finally {
      clearInterval(telling);
      pace.stop();
    }
  }

  leave() {
    this.#isDone = true;
    for (const person of this.everybody) person.leave();
  }

  async #breakEverything(pace) {
    const { options, storm, ledger, stop } = this;
    let isOver = false;
    const hasEnough = () => this.#isDone || stop.aborted || (isOver && (ledger.accepted.size >= options.scans || Date.now() > this.#deadline));
    // Who is refused stops, and the others go on: the storm is to end, and the rows are to be looked at.
    const load = this.people.map((person, index) => this.#live(person, index, hasEnough, () => pace.isFull).catch((error) => this.#note(person.login, error)));
    const newcomers = this.everybody.slice(options.people);
    const isWanted = () => !isOver && !storm.isLate && storm.outstanding.some((name) => forNewcomers.test(name));
    const departures = options.leaving === 0 ? Promise.resolve() : comeAndGo({ people: newcomers, atLeast: options.leaving, isWanted, ledger: this.ledger, rows: this.rows, random: this.#random }).catch((error) => this.#note('coming and going', error));
    const loaded = Promise.all([...load, departures]);
    await storm.rage();
    isOver = true;
    this.#deadline = Date.now() + options.minutesAfter * 30_000;
    this.log('The last fault is over');
    await inTime(loaded, options.minutesAfter * 60_000, 'somebody was not served after the storm');
  }

  async #live(person, index, isOver, isFull) {
    const { options, ledger } = this;
    person.listen();
    // The first one never brings a resume.
    const routine = new Routine({ person, ledger, random: aRandom(options.seed + 1_000 + index), expected: index === 0 ? 'waiting' : 'scored' });
    await routine.begin();
    await routine.goOn(isOver, isFull, options.pauseMs);
  }

  /** Waits until nothing is under way any more, as long as that may take, and notes what was not at rest in time. */
  async #settle(after) {
    const startedAt = Date.now();
    for (;;) {
      const left = await unsettled(this).catch((error) => [String(error)]);
      const ms = Date.now() - startedAt;
      if (left.length === 0 || ms > this.options.settleMs) {
        this.settled.push({ after, ms, left });
        this.log(`After ${after}, ${left.length === 0 ? 'at rest' : `not at rest (${left.join(', ')})`} in ${ms} ms`);
        return;
      }
      await wait(500);
    }
  }

  async #drill() {
    const { options, system, ledger, log, people } = this;
    for (let round = 0; round < options.reruns; round += 1) {
      const { ms, isSameJob } = await rerunAfterKill({ system, person: people[1], ledger, round });
      this.drills.reruns.push(ms);
      if (!isSameJob) this.drills.leftToSweeper += 1;
      log(`A killed worker's scan ran again after ${ms} ms${isSameJob ? '' : ', but not its job'}`);
    }
    await this.#deliverTwice();
    const outcome = await withoutRedis({ system, person: people[1], ledger, ms: options.withoutRedisMs });
    this.drills.withoutRedis = outcome;
    log(`Without Redis: ${outcome.scans} scans, ${outcome.reads} reads, ${outcome.failures.length} failures`);
  }

  /** On a machine that is busy beyond measure a lease may run out although its worker lives: one round in which it holds is enough, and without leases there is none. */
  async #deliverTwice() {
    const { system, ledger, log, people, drills } = this;
    for (let round = 0; round < mostDeliveries && !drills.deliveries.some(isReadOnce); round += 1) {
      const delivery = await deliverTwice({ system, person: people[1], ledger, round });
      drills.deliveries.push(delivery);
      log(`A scan that was delivered twice ${delivery.hasMet ? 'at the same time' : 'one after the other'} was read ${delivery.calls} times`);
    }
  }

  /** What failed with a reason can be tried again by whoever sees it; nothing may stand in the way of that. */
  async #retryFailed() {
    const { rows, ledger } = this;
    const ask = (login, path) => inTime(this.people.find((person) => person.login === login).insist('POST', path), 60_000, `POST ${path} was never answered`);
    const failed = await rows.all(`SELECT s.id, s.failure, i.login FROM scans s JOIN identities i ON i.user_id = s.user_id WHERE s.status = 'failed'`);
    ledger.noteFailures(failed.map(({ failure }) => failure));
    for (const { id, login } of failed) await ask(login, `/jobs/${id}/rescan`);
    const unread = await rows.all(`SELECT DISTINCT i.login, r.failure_code AS code FROM resumes r JOIN identities i ON i.user_id = r.user_id WHERE r.evaluation_status = 'failed'`);
    ledger.noteFailures(unread.map(({ code }) => ({ code })));
    for (const login of new Set(unread.map((row) => row.login))) await ask(login, '/evaluations/resume');
  }
}

/** Boundaries that only those pass who are new, or are leaving. */
const forNewcomers = /purge|woken|set aside/;

async function inTime(work, ms, otherwise) {
  const timer = new AbortController();
  const late = wait(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(otherwise);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
