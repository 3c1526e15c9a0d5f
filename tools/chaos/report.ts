import { type FaultInjector } from './faults/fault-injector.ts';
import { type CheckFigures, type Violations } from './invariants/invariant-checker.ts';
import { type ChaosOptions } from './options.ts';
import { type DuplicateDelivery, type RedisOutage, type ScenarioResults } from './scenarios.ts';
import { type ChaosSystem } from './system/chaos-system.ts';
import { appKinds, type ProcessKind, serverNames } from './system/managed-process.ts';
import { type Ledger } from './workload/ledger.ts';
import { type User } from './workload/user.ts';

/** How long the system took to come to rest after a phase. */
export interface Settling {
  readonly after: string;
  readonly ms: number;
  /** Pending work at the end of the time. */
  readonly left: readonly string[];
}

/** Results of a run, complete or not. */
export interface RunResults {
  readonly options: ChaosOptions;
  readonly system: ChaosSystem;
  readonly ledger: Ledger;
  readonly injector: Pick<FaultInjector, 'counts' | 'failures'>;
  readonly everybody: readonly User[];
  readonly settlings: readonly Settling[];
  readonly scenarios: ScenarioResults;
  /** Phases that failed, as sentences. */
  readonly problems: readonly string[];
  readonly violations: Violations;
  readonly figures: Partial<CheckFigures>;
}

/** The results of a run; `--json` writes them to a file. */
export interface ChaosReport extends Violations {
  readonly seed: number;
  readonly problems: readonly string[];
  readonly planned: Readonly<Record<string, number>>;
  /** Faults that this machine cannot inject. */
  readonly impossible: readonly string[];
  readonly faults: Readonly<Record<string, number>>;
  readonly kills: Readonly<Record<ProcessKind, number>>;
  /** How many processes died at each boundary. */
  readonly boundaries: Readonly<Record<string, number>>;
  readonly crashes: readonly string[];
  readonly scans: number;
  /** By the code of the reason. */
  readonly failedOnce: Readonly<Record<string, number>>;
  readonly resends: number;
  readonly rescans: number;
  readonly uploads: number;
  readonly evaluations: number;
  readonly erased: number;
  readonly unanswered: number;
  readonly events: Readonly<Record<string, number>>;
  readonly reconnects: number;
  readonly notes: CheckFigures;
  readonly settledMs: readonly number[];
  readonly unsettled: readonly string[];
  /** Milliseconds until a killed worker's scan ran again. */
  readonly reruns: readonly number[];
  readonly leftToSweeper: number;
  readonly deliveries: readonly DuplicateDelivery[];
  readonly withoutRedis: RedisOutage | null;
  readonly dir: string;
}

/** Events of which at least one must have arrived, although any single one may be lost. */
const requiredEvents = ['scan.progress', 'scan.completed', 'resume.evaluated', 'matches.rescored'];

const noFigures: CheckFigures = {
  modelCallsAnswered: 0,
  modelCallsRecorded: 0,
  scored: 0,
  objects: 0,
  objectsWithoutRow: 0,
  failed: 0,
};

export function reportOf(run: RunResults, impossible: readonly string[]): ChaosReport {
  const { options, system, ledger, everybody, injector, scenarios, settlings } = run;
  const fired = system.fired.all();
  const sum = (of: (user: User) => number) =>
    everybody.reduce((total, user) => total + of(user), 0);
  const killsOf = (kind: ProcessKind) =>
    system.ofKind(kind).reduce((total, process) => total + process.kills, 0);
  return {
    seed: options.seed,
    problems: [...injector.failures, ...run.problems],
    planned: options.planned,
    impossible,
    faults: Object.fromEntries(injector.counts),
    kills: {
      gateway: killsOf('gateway'),
      worker: killsOf('worker'),
      PostgreSQL: killsOf('PostgreSQL'),
      Redis: killsOf('Redis'),
      S3: killsOf('S3'),
      model: killsOf('model'),
    },
    boundaries: Object.fromEntries(
      options.boundaries.map(({ name }) => [name, fired.filter((one) => one === name).length]),
    ),
    crashes: [...system.processes.values()].flatMap(({ name, crashes }) =>
      crashes.map((reason) => `${name} ${reason}`),
    ),
    scans: ledger.accepted.size,
    failedOnce: ledger.failures,
    resends: ledger.resends,
    rescans: ledger.rescans,
    uploads: ledger.uploads,
    evaluations: ledger.evaluations,
    erased: ledger.leaving.size,
    unanswered: sum(({ unanswered }) => unanswered),
    events: Object.fromEntries(
      requiredEvents.map((name) => [name, sum(({ events }) => events[name] ?? 0)]),
    ),
    reconnects: sum(({ reconnects }) => reconnects),
    ...run.violations,
    notes: { ...noFigures, ...run.figures },
    settledMs: settlings.map(({ ms }) => ms),
    unsettled: settlings.flatMap(({ after, left }) => left.map((what) => `${what} after ${after}`)),
    reruns: scenarios.takeovers.map(({ ms }) => ms),
    leftToSweeper: scenarios.takeovers.filter(({ isSameJob }) => !isSameJob).length,
    deliveries: scenarios.deliveries,
    withoutRedis: scenarios.redisOutage,
    dir: system.dir,
  };
}

/** The report as a table for the terminal. */
export function tableOf(report: ChaosReport, shortcomings: readonly string[]): string {
  const rows: (readonly [name: string, value: string | number])[] = [
    ...Object.entries(report.faults),
    ...Object.entries(report.boundaries).map(
      ([name, count]) => [`died at: ${name}`, count] as const,
    ),
    ...[...appKinds, ...serverNames].map(
      (kind) => [`kills of ${kind}, all told`, report.kills[kind]] as const,
    ),
    ['scans accepted', report.scans],
    ['sent again · scanned again', `${report.resends} · ${report.rescans}`],
    ['resumes uploaded · evaluated', `${report.uploads} · ${report.evaluations}`],
    ['accounts erased', report.erased],
    ['calls without an answer, made again', report.unanswered],
    [
      'events heard · sockets that came back',
      `${Object.entries(report.events)
        .map(([name, count]) => `${count} ${name}`)
        .join(', ')} · ${report.reconnects}`,
    ],
    [
      'failed with a reason, well when tried again',
      Object.entries(report.failedOnce)
        .map(([code, count]) => `${count} ${code}`)
        .join(', ') || 0,
    ],
    [
      'model calls answered · recorded',
      `${report.notes.modelCallsAnswered} · ${report.notes.modelCallsRecorded}`,
    ],
    ['scans with a score at the end', report.notes.scored],
    ['files · without a row', `${report.notes.objects} · ${report.notes.objectsWithoutRow}`],
    [
      "killed worker's scan ran again after",
      report.reruns.length === 0 ? '–' : `${report.reruns.join(', ')} ms`,
    ],
    [
      'delivered twice at the same time, read',
      report.deliveries.length === 0
        ? '–'
        : report.deliveries
            .map(({ calls, hasMet }) => `${calls}×${hasMet ? '' : ' (not at the same time)'}`)
            .join(', '),
    ],
    [
      'scanned · read without Redis',
      report.withoutRedis === null
        ? '–'
        : `${report.withoutRedis.scans} · ${report.withoutRedis.reads}`,
    ],
    [
      'lost · doubled · stuck · wrong',
      [report.lost, report.doubled, report.stuck, report.wrong]
        .map(({ length }) => length)
        .join(' · '),
    ],
    ['longest way to rest', `${Math.max(0, ...report.settledMs)} ms`],
    ...(report.impossible.length === 0
      ? []
      : [['not possible on this machine', report.impossible.join(', ')] as const]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  const end =
    shortcomings.length === 0
      ? `No accepted scan was lost, doubled or stuck (seed ${report.seed}).`
      : `Seed ${report.seed} shows:\n${shortcomings.map((sentence) => `  - ${sentence}`).join('\n')}`;
  return `${lines.join('\n')}\n\n${end}`;
}
