import { aRandom, type Random } from '@rolefit/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { messageOf, stackOf } from './error-text.ts';
import { FaultInjector } from './faults/fault-injector.ts';
import {
  type CheckFigures,
  InvariantChecker,
  type Violations,
} from './invariants/invariant-checker.ts';
import { pendingWork } from './invariants/pending-work.ts';
import { scanCountsQuery } from './invariants/queries.ts';
import { type ChaosOptions, possibleOptions } from './options.ts';
import { type ChaosReport, reportOf, type RunResults, type Settling } from './report.ts';
import { retryFailed } from './retry-failed.ts';
import { runScenarios, type ScenarioResults } from './scenarios.ts';
import { ChaosSystem } from './system/chaos-system.ts';
import { DatabaseInspector } from './system/database-inspector.ts';
import { type Log } from './system/managed-process.ts';
import { withTimeout } from './with-timeout.ts';
import { churnAccounts } from './workload/account-churn.ts';
import { Ledger } from './workload/ledger.ts';
import { LoadLimit } from './workload/load-limit.ts';
import { UserSession } from './workload/user-session.ts';
import { User } from './workload/user.ts';

const progressEveryMs = 20_000;
/** Far more than the checks take. A user whose gateway is down would repeat a request without end. */
const checkTimeoutMs = 600_000;

/** Boundaries that only new and leaving users reach. */
const churnBoundaries = /purge|woken|set aside/;

const scanCountsSchema = z.object({ underWay: z.number(), ended: z.number() });

/**
 * Runs everything once.
 * @param stop no new fault from then on; the report covers the run so far
 */
export async function runChaos(
  asked: ChaosOptions,
  log: Log,
  stop: AbortSignal,
): Promise<ChaosReport> {
  const system = await ChaosSystem.start({
    users: asked.users + asked.churningUsers,
    log,
    wantsDisks: !asked.short,
  });
  const { options, impossible } = possibleOptions(asked, system.capabilities);
  if (impossible.length > 0) log(`This machine cannot do: ${impossible.join(', ')}`);
  const run = new ChaosRun({ options, system, log, stop });
  try {
    await run.run();
    return reportOf(run, impossible);
  } finally {
    run.leave();
    await run.database.close();
    await system.stop();
  }
}

interface ChaosRunOptions {
  readonly options: ChaosOptions;
  readonly system: ChaosSystem;
  readonly log: Log;
  readonly stop: AbortSignal;
}

/** One run, from the first sign-in to the invariant check. Its public fields go into the report, however far it came. */
class ChaosRun implements RunResults {
  readonly options: ChaosOptions;
  readonly system: ChaosSystem;
  readonly ledger = new Ledger();
  readonly injector: FaultInjector;
  readonly database: DatabaseInspector;
  /** Those who stay, and those who may sign up and delete their account again. */
  readonly everybody: readonly User[];
  readonly settlings: Settling[] = [];
  readonly scenarios: ScenarioResults = { takeovers: [], deliveries: [], redisOutage: null };
  /** Phases that failed, as sentences. */
  readonly problems: string[] = [];
  violations: Violations = {
    lost: [],
    doubled: [],
    stuck: [],
    wrong: ['the invariants were not checked'],
  };
  figures: Partial<CheckFigures> = {};
  readonly #log: Log;
  readonly #stop: AbortSignal;
  readonly #random: Random;
  readonly #users: readonly User[];
  #isDone = false;
  #deadline = Infinity;

  constructor({ options, system, log, stop }: ChaosRunOptions) {
    const { seed, users, churningUsers } = options;
    this.options = options;
    this.system = system;
    this.#log = log;
    this.#stop = stop;
    this.#random = aRandom(seed);
    this.database = new DatabaseInspector(system.databaseUrl);
    this.everybody = Array.from(
      { length: users + churningUsers },
      (_, index) =>
        new User({
          login: `person-${index}`,
          gatewayUrls: system.gatewayUrls,
          random: aRandom(seed + index),
        }),
    );
    this.#users = this.everybody.slice(0, users);
    this.injector = new FaultInjector({
      system,
      random: this.#random,
      log,
      plan: options,
      acceptedScans: () => this.ledger.accepted.size,
    });
    stop.addEventListener('abort', () => this.injector.stopSoon());
  }

  /** A phase that fails is a problem of its own: the invariants are checked in any case. */
  async run(): Promise<void> {
    await this.#phase('the faults', () => this.#injectUnderLoad());
    await this.#settle('the faults');
    if (this.options.only === undefined && !this.#stop.aborted)
      await this.#phase('the scenarios', () => this.#runScenarios());
    await this.#settle('the scenarios');
    await this.#phase('the retry of what had failed', () =>
      retryFailed(this.database, this.ledger, this.#users),
    );
    await this.#settle('the retry of what had failed');
    await this.#phase('the invariant check', () =>
      withTimeout(this.#check(), checkTimeoutMs, 'the invariants could not be checked in time'),
    );
  }

  leave(): void {
    this.#isDone = true;
    for (const user of this.everybody) user.leave();
  }

  async #phase(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#noteProblem(what, error);
      // No more requests and faults from here on: they would disturb the checks.
      this.#isDone = true;
      this.injector.stopSoon();
      await this.injector.recover();
    }
  }

  #noteProblem(what: string, error: unknown): void {
    this.problems.push(`${what} did not finish: ${messageOf(error)}`);
    this.#log(`${what} did not finish: ${stackOf(error)}`);
  }

  async #injectUnderLoad(): Promise<void> {
    for (const user of this.#users) await user.signIn();
    this.#log(`${this.#users.length} users are signed in`);
    const load = new LoadLimit(() => this.database.row(scanCountsSchema, scanCountsQuery));
    const progress = setInterval(
      () =>
        this.#log(
          `… ${this.ledger.accepted.size} scans, ${load.underWay} under way of ${Math.round(load.limit)} at most; left: ${this.injector.left}`,
        ),
      progressEveryMs,
    );
    try {
      await this.#injectFaults(load);
    } finally {
      clearInterval(progress);
      load.stop();
    }
  }

  async #injectFaults(load: LoadLimit): Promise<void> {
    const { options, injector, ledger, database } = this;
    let isOver = false;
    const hasEnough = () =>
      this.#isDone ||
      this.#stop.aborted ||
      (isOver && (ledger.accepted.size >= options.scans || Date.now() > this.#deadline));
    // A user who is refused stops, and the others go on until the faults are over.
    const sessions = this.#users.map((user, index) =>
      this.#runSession(user, index, hasEnough, load).catch((error: unknown) =>
        this.#noteProblem(user.login, error),
      ),
    );
    const isWanted = () =>
      !isOver &&
      !injector.isOver &&
      injector.outstanding.some((name) => churnBoundaries.test(name));
    const churn =
      options.leaving === 0
        ? Promise.resolve()
        : churnAccounts({
            users: this.everybody.slice(options.users),
            atLeast: options.leaving,
            isWanted,
            ledger,
            database,
            random: this.#random,
          });
    const workload = Promise.all([
      ...sessions,
      churn.catch((error: unknown) => this.#noteProblem('account churn', error)),
    ]);
    await injector.run();
    isOver = true;
    this.#deadline = Date.now() + options.minutesAfter * 30_000;
    this.#log('The last fault is over');
    await withTimeout(
      workload,
      options.minutesAfter * 60_000,
      'a user was not served after the faults',
    );
  }

  async #runSession(
    user: User,
    index: number,
    isOver: () => boolean,
    load: LoadLimit,
  ): Promise<void> {
    const { options, ledger } = this;
    user.listen();
    // The first user never uploads a resume.
    const session = new UserSession({
      user,
      ledger,
      random: aRandom(options.seed + 1_000 + index),
      expected: index === 0 ? 'waiting' : 'scored',
    });
    await session.begin();
    await session.continue(isOver, () => load.isReached, options.pauseMs);
  }

  /** Waits until no work is pending, within the time that this may take. */
  async #settle(after: string): Promise<void> {
    const startedAt = Date.now();
    for (;;) {
      const left = await pendingWork(this.database, this.system.redisUrl).catch(
        (error: unknown) => [String(error)],
      );
      const ms = Date.now() - startedAt;
      if (left.length === 0 || ms > this.options.settleMs) {
        this.settlings.push({ after, ms, left });
        this.#log(
          `After ${after}, ${left.length === 0 ? 'at rest' : `not at rest (${left.join(', ')})`} in ${ms} ms`,
        );
        return;
      }
      await wait(500);
    }
  }

  async #runScenarios(): Promise<void> {
    const user = this.#users[1];
    if (user === undefined) throw new Error('The scenarios need a user with a resume.');
    await runScenarios(
      { system: this.system, user, ledger: this.ledger },
      this.options,
      this.#log,
      this.scenarios,
    );
  }

  async #check(): Promise<void> {
    const checker = new InvariantChecker({
      system: this.system,
      database: this.database,
      ledger: this.ledger,
      users: this.#users,
    });
    this.figures = await checker.check();
    this.violations = checker.violations;
  }
}
