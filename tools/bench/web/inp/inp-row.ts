import { type Row, rowOf } from '../../rows/row.ts';
import { median } from '../../rows/statistics.ts';

const goal = 1.5;
/** Of 100 events a second; a page that receives fewer is not under the intended load. */
const leastArriving = 90;
/** An interaction without an entry took less than 16 ms; durations are given in steps of 8. */
const unlistedMs = 8;

/** The interactions of a page. */
export interface Interactions {
  /** In milliseconds, of those that took 16 or more, in steps of 8. */
  readonly durations: readonly number[];
  /** Of all. */
  readonly count: number;
}

export interface Phase extends Interactions {
  /** Live events that reached the page. */
  readonly perSecond: number;
}

/** One phase without live events and one with. */
export interface Round {
  readonly quiet: Phase;
  readonly live: Phase;
}

/** Interaction to Next Paint as Chromium defines it: the longest interaction, ignoring one in every fifty. */
export function inpOf({ durations, count }: Interactions): number {
  const sorted = [...durations].sort((a, b) => b - a);
  return sorted[Math.floor(count / 50)] ?? unlistedMs;
}

/** The ratios of a screen's INP with live events to that without. */
export function inpRow(screen: string, rounds: readonly Round[]): Row {
  const inps = rounds.map(({ quiet, live }) => ({ live: inpOf(live), quiet: inpOf(quiet) }));
  const arrived = median(rounds.map(({ live }) => live.perSecond));
  const ms = (phase: keyof Round): string =>
    `${median(inps.map((inp) => inp[phase])).toFixed(0)} ms`;
  const leastCount = Math.min(...rounds.flatMap(({ quiet, live }) => [quiet.count, live.count]));
  const row = rowOf({
    figure: `input delay (INP) of ${screen}, 100 events a second`,
    against: 'without events',
    ratios: inps.map(({ live, quiet }) => live / quiet),
    most: goal,
    note: `${ms('live')} against ${ms('quiet')} on a processor slowed down 4×, of ${leastCount} interactions or more; ${arrived.toFixed(0)} events a second reached the page, ${leastArriving} must`,
  });
  return { ...row, isMet: row.isMet && arrived >= leastArriving };
}
