import { parseArgs } from 'node:util';
import { boundaries, isOfPurge } from './boundaries.mjs';
import { faultKinds, needOf } from './faults.mjs';

export const usage = `npm run chaos -- [--seed=N] [--scans=N] [--kills=N] [--minutes=N] [--only=FAULT] [--short] [--json=FILE] [--keep]

  --seed     repeats the order in which things go wrong (a new one each time)
  --scans    how many scans at least are posted (3000)
  --kills    how often a gateway and how often a worker is killed (50); each store two fifths of that
  --minutes  no new fault after so many (30)
  --only     one kind of fault: kill gateway, kill worker, ${Object.keys(faultKinds).join(', ')}
  --short    a minute's worth of it, as the tests run it
  --json     writes the report to a file too
  --keep     keeps data and logs, which otherwise only a failed run does`;

/** What the short form lets processes die at: one place on each side of the queue, of the result and of the upload. */
const shortBoundaries = ['scan committed, not handed over', 'file stored, no row', 'result committed, no event', 'evaluation committed, nobody woken'];

const shortFaults = ['Redis loses everything', 'stall', 'model trouble'];

/** The same for this machine: without what cannot be done to it. @returns the options, and the kinds that were left out */
export function possibleOn(can, options) {
  const isPossible = (kind) => needOf(kind) === null || can[needOf(kind)];
  const kinds = Object.entries(options.planned);
  return { options: { ...options, planned: Object.fromEntries(kinds.filter(([kind]) => isPossible(kind))) }, impossible: kinds.map(([kind]) => kind).filter((kind) => !isPossible(kind)) };
}

/** What a run does, from its arguments. @throws Error for an option that does not exist or a fault that is unknown */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      ...Object.fromEntries(['seed', 'scans', 'kills', 'minutes', 'only', 'json'].map((name) => [name, { type: 'string' }])),
      ...Object.fromEntries(['short', 'keep', 'help'].map((name) => [name, { type: 'boolean', default: false }])),
    },
  });
  const { short, only } = values;
  if (only !== undefined && !['kill gateway', 'kill worker', ...Object.keys(faultKinds)].includes(only)) throw new Error(`There is no fault "${only}".`);
  const number = (name, fallback) => {
    const chosen = Number(values[name] ?? fallback);
    if (!Number.isFinite(chosen) || chosen < 0) throw new Error(`--${name} needs a number.`);
    return chosen;
  };
  const kills = number('kills', short ? 2 : 50);
  const stores = short ? 1 : Math.ceil(kills * 0.4);
  const others = (kind) => (short ? Number(shortFaults.includes(kind)) : Math.ceil(kills * 0.1));
  return {
    seed: number('seed', Date.now() % 1_000_000),
    scans: number('scans', short ? 40 : 3_000),
    people: short ? 4 : 14,
    /** People who delete their accounts on the way: two for each place at which their erasure may be interrupted, and more while some of those are left. */
    leaving: short ? 0 : 2 * boundaries.filter(isOfPurge).length,
    newcomers: short ? 0 : 200,
    pauseMs: 400,
    /** A process dies at one of the first so many calls. */
    latestCall: short ? 1 : 3,
    kills,
    /** How often each kind of fault happens to servers and lines. */
    planned: Object.fromEntries(Object.keys(faultKinds).filter((kind) => only === undefined || kind === only).map((kind) => [kind, kind.startsWith('kill ') ? stores : others(kind)]).filter(([, count]) => count > 0)),
    stores,
    boundaries: short ? boundaries.filter(({ name }) => shortBoundaries.includes(name)) : boundaries,
    minutes: number('minutes', short ? 8 : 30),
    /** So much longer everything may take that comes after the last fault. */
    minutesAfter: short ? 6 : 12,
    only,
    reruns: short ? 1 : 5,
    withoutRedisMs: short ? 3_000 : 30_000,
    /** A row waits ten seconds for its sweeper; the rest is for a machine that is busy. */
    settleMs: short ? 120_000 : 60_000,
    rerunMs: short ? 60_000 : 6_000,
    short,
    json: values.json,
    keep: values.keep,
    help: values.help,
  };
}
