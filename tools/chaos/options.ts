import { parseArgs } from 'node:util';
import { type Boundary, boundaries, isOfPurge } from './faults/boundaries.ts';
import { faultNames, isPossible } from './faults/fault-kinds.ts';
import { type Capabilities } from './system/chaos-system.ts';

export const usage = `npm run chaos -- [--seed=N] [--scans=N] [--kills=N] [--minutes=N] [--only=FAULT] [--short] [--json=FILE] [--keep]

  --seed     repeats the order in which things go wrong (a new one each time)
  --scans    how many scans at least are posted (3000)
  --kills    how often a gateway and how often a worker is killed (50); each store two fifths of that
  --minutes  no new fault after so many (30)
  --only     one kind of fault: kill gateway, kill worker, ${faultNames.join(', ')}
  --short    a minute's worth of it, as the tests run it
  --json     writes the report to a file too
  --keep     keeps data and logs, which otherwise only a failed run does`;

export interface ChaosOptions {
  readonly seed: number;
  /** Minimum number of scans. */
  readonly scans: number;
  readonly users: number;
  /** Users who delete their accounts during the run: two for each boundary of the erasure, and more while some of those are left. */
  readonly leaving: number;
  /** Users who are available for that. */
  readonly churningUsers: number;
  readonly pauseMs: number;
  /** A process dies at one of the first calls, up to this one. */
  readonly latestCall: number;
  /** How often gateways, and how often workers, are killed. */
  readonly kills: number;
  /** How often each kind of fault happens to servers and links. */
  readonly planned: Readonly<Record<string, number>>;
  /** How often each server is killed. */
  readonly serverKills: number;
  readonly boundaries: readonly Boundary[];
  /** No new fault after this time. */
  readonly minutes: number;
  /** The time limit for everything after the last fault. */
  readonly minutesAfter: number;
  readonly only: string | undefined;
  /** Workers that are killed to time how soon another one takes over. */
  readonly takeovers: number;
  readonly redisOutageMs: number;
  readonly settleMs: number;
  readonly takeoverMs: number;
  readonly short: boolean;
  readonly json: string | undefined;
  readonly keep: boolean;
  readonly help: boolean;
}

/** The boundaries of a short run: one on each side of the queue, of the result and of the upload. */
const shortBoundaries = [
  'scan committed, not handed over',
  'file stored, no row',
  'result committed, no event',
  'evaluation committed, nobody woken',
];
const shortFaults = ['Redis loses everything', 'stall', 'model trouble'];

/** Leaves out the faults that this machine cannot inject. @returns the remaining options, and the names of those faults */
export function possibleOptions(
  options: ChaosOptions,
  capabilities: Capabilities,
): { readonly options: ChaosOptions; readonly impossible: string[] } {
  const planned = Object.entries(options.planned);
  return {
    options: {
      ...options,
      planned: Object.fromEntries(planned.filter(([name]) => isPossible(name, capabilities))),
    },
    impossible: planned.map(([name]) => name).filter((name) => !isPossible(name, capabilities)),
  };
}

/** @throws Error for an unknown option or fault */
export function readOptions(args: readonly string[]): ChaosOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string' },
      scans: { type: 'string' },
      kills: { type: 'string' },
      minutes: { type: 'string' },
      only: { type: 'string' },
      json: { type: 'string' },
      short: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { short, only } = values;
  if (only !== undefined && !['kill gateway', 'kill worker', ...faultNames].includes(only))
    throw new Error(`There is no fault "${only}".`);
  const number = (name: 'seed' | 'scans' | 'kills' | 'minutes', fallback: number) => {
    const chosen = Number(values[name] ?? fallback);
    if (!Number.isFinite(chosen) || chosen < 0) throw new Error(`--${name} needs a number.`);
    return chosen;
  };
  const kills = number('kills', short ? 2 : 50);
  const serverKills = short ? 1 : Math.ceil(kills * 0.4);
  const timesOf = (fault: string) =>
    fault.startsWith('kill ')
      ? serverKills
      : short
        ? Number(shortFaults.includes(fault))
        : Math.ceil(kills * 0.1);
  return {
    seed: number('seed', Date.now() % 1_000_000),
    scans: number('scans', short ? 40 : 3_000),
    users: short ? 4 : 14,
    leaving: short ? 0 : 2 * boundaries.filter(isOfPurge).length,
    churningUsers: short ? 0 : 200,
    pauseMs: 400,
    latestCall: short ? 1 : 3,
    kills,
    planned: Object.fromEntries(
      faultNames
        .filter((fault) => only === undefined || fault === only)
        .map((fault) => [fault, timesOf(fault)] as const)
        .filter(([, count]) => count > 0),
    ),
    serverKills,
    boundaries: short
      ? boundaries.filter(({ name }) => shortBoundaries.includes(name))
      : boundaries,
    minutes: number('minutes', short ? 8 : 30),
    minutesAfter: short ? 6 : 12,
    only,
    takeovers: short ? 1 : 5,
    redisOutageMs: short ? 3_000 : 30_000,
    // The sweeper takes a row after ten seconds; the rest is for a machine that is busy.
    settleMs: short ? 120_000 : 60_000,
    takeoverMs: short ? 60_000 : 6_000,
    short,
    json: values.json,
    keep: values.keep,
    help: values.help,
  };
}
