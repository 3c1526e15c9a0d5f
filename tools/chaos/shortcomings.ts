import { violationKinds } from './invariants/invariant-checker.ts';
import { type ChaosOptions } from './options.ts';
import { type ChaosReport } from './report.ts';
import { isReadOnce } from './scenarios.ts';
import { appKinds, serverNames } from './system/managed-process.ts';

/** Failures of scans that only an outage of many minutes would excuse. */
const outageCodes = /^(MODEL_(UNAVAILABLE|RATE_LIMITED|MISCONFIGURED)|SERVICE_UNAVAILABLE)$/;

/** Why a run has failed: violated invariants, and planned faults that did not happen, since those prove nothing. @returns sentences */
export function shortcomingsOf(report: ChaosReport, options: ChaosOptions): string[] {
  return [
    ...resultShortcomings(report, options),
    ...faultShortcomings(report, options),
    ...(options.only === undefined ? coverageShortcomings(report, options) : []),
  ];
}

/** The sentences whose condition does not hold. */
const unmet = (...claims: readonly (readonly [holds: boolean, sentence: string])[]) =>
  claims.flatMap(([holds, sentence]) => (holds ? [] : [sentence]));

function resultShortcomings(report: ChaosReport, { scans }: ChaosOptions): string[] {
  const outages = Object.keys(report.failedOnce).filter((code) => outageCodes.test(code));
  return [
    ...violationKinds
      .filter((kind) => report[kind].length > 0)
      .map((kind) => `${report[kind].length} ${kind}: ${report[kind].slice(0, 3).join('; ')}`),
    ...unmet(
      [report.unsettled.length === 0, `not at rest in time: ${report.unsettled.join(', ')}`],
      [report.crashes.length === 0, `ended by themselves: ${report.crashes.join(', ')}`],
      [report.notes.failed === 0, `${report.notes.failed} scans failed even when tried again`],
      [report.scans >= scans, `${report.scans} scans instead of ${scans}`],
    ),
    ...report.problems,
    ...unmet(
      [report.notes.modelCallsRecorded > 0, 'no call of the model is on any record'],
      [report.notes.scored > 0, 'no scan has a score'],
      [
        outages.length === 0,
        `scans failed for servers that were away for seconds: ${outages.join(', ')}`,
      ],
    ),
  ];
}

function faultShortcomings(
  { planned, faults, kills }: ChaosReport,
  options: ChaosOptions,
): string[] {
  const killed = appKinds.filter(
    (kind) => options.only === undefined || options.only === `kill ${kind}`,
  );
  return unmet(
    ...Object.entries(planned).map(
      ([name, count]) =>
        [
          (faults[name] ?? 0) >= count,
          `"${name}" happened ${faults[name] ?? 0} times instead of ${count}`,
        ] as const,
    ),
    ...killed.map(
      (kind) =>
        [
          kills[kind] >= options.kills,
          `${kills[kind]} kills of a ${kind} instead of ${options.kills}`,
        ] as const,
    ),
  );
}

/** Minimum results of a run with all faults. */
function coverageShortcomings(report: ChaosReport, options: ChaosOptions): string[] {
  const { reruns, withoutRedis, deliveries } = report;
  const deliveriesText =
    deliveries
      .map(({ calls, hasMet }) => `${calls} times${hasMet ? '' : ', one after the other'}`)
      .join('; ') || 'none was delivered';
  const habits = options.short
    ? (['uploads', 'evaluations'] as const)
    : (['resends', 'rescans', 'uploads', 'evaluations', 'erased'] as const);
  return unmet(
    ...Object.entries(report.boundaries).map(
      ([name, count]) => [count > 0, `nothing died at "${name}"`] as const,
    ),
    ...serverNames.map(
      (kind) =>
        [
          report.kills[kind] >= options.serverKills,
          `${report.kills[kind]} kills of ${kind} instead of ${options.serverKills}`,
        ] as const,
    ),
    [reruns.length > 0, "no killed worker's scan ran again"],
    [
      Math.max(0, ...reruns) <= options.takeoverMs,
      `a killed worker's scan ran again only after ${reruns.join(', ')} ms`,
    ],
    [
      report.leftToSweeper === 0,
      `${report.leftToSweeper} scans of killed workers were only run again because the sweeper found them: their jobs were over before their work`,
    ],
    [
      deliveries.some(isReadOnce),
      `no scan that was delivered twice at the same time was read once: ${deliveriesText}`,
    ],
    [
      withoutRedis !== null && withoutRedis.scans > 0 && withoutRedis.failures.length === 0,
      `without Redis: ${withoutRedis?.scans ?? 0} scans, ${withoutRedis?.failures.slice(0, 2).join('; ') ?? ''}`,
    ],
    ...Object.entries(report.events).map(
      ([name, count]) => [count > 0, `nobody heard of any ${name}`] as const,
    ),
    ...habits.map((habit) => [report[habit] > 0, `no ${habit}`] as const),
  );
}
