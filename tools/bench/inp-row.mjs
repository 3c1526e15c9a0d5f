import { median } from './statistics.mjs';

const goal = 1.5;
/** Of 100 a second; a page that hears less of them is not under the load that was to be measured. */
const leastArriving = 90;
/** An interaction without an entry took less than 16 ms, which is told in steps of 8. */
const unlistedMs = 8;

/**
 * Interaction to Next Paint of some interactions, as Chromium's makers define it: the longest, but for one in every fifty.
 * @param durations milliseconds of those that took 16 or more, in steps of 8
 * @param count of all
 */
export function inpOf({ durations, count }) {
  const sorted = [...durations].sort((a, b) => b - a);
  return sorted[Math.floor(count / 50)] ?? unlistedMs;
}

/**
 * The median of the rounds' ratios.
 * @param measured one object a round: `{quiet, live}`, each `{durations, count, perSecond}`, the last one events that reached the page
 */
export function inpRow(name, measured) {
  const inps = measured.map(({ quiet, live }) => ({ live: inpOf(live), quiet: inpOf(quiet) }));
  const ratios = inps.map(({ live, quiet }) => live / quiet);
  const ratio = median(ratios);
  const arrived = median(measured.map(({ live }) => live.perSecond));
  const ms = (which) => `${median(inps.map((inp) => inp[which])).toFixed(0)} ms`;
  const least = Math.min(...measured.flatMap(({ quiet, live }) => [quiet.count, live.count]));
  return {
    figure: `input delay (INP) of ${name}, 100 events a second`,
    against: 'without events',
    goal: `≤ ${goal}×`,
    ratio,
    spread: [Math.min(...ratios), Math.max(...ratios)],
    isMet: ratio <= goal && arrived >= leastArriving,
    note: `${ms('live')} against ${ms('quiet')} on a processor slowed down 4×, of ${least} interactions or more; ${arrived.toFixed(0)} events a second reached the page, ${leastArriving} must`,
  };
}
