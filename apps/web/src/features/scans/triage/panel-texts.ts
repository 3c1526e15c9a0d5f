import { formatNumber, pluralOf } from '@/lib/format';

/** Texts of the side panel. */
export const texts = {
  panel: (name: string) => `Match: ${name}`,
  close: 'Close',
  open: 'Open the whole match',
  why: 'Why this score',
  missing: 'Missing',
  conditions: 'Conditions',
  states: { met: 'Met', 'not-met': 'Not met', unknown: 'Needs your answer' },
  applicable: 'Applicable',
  notApplicable: 'Not Applicable',
  short: (state: string, points: number) =>
    pluralOf(points, { one: `${state} · 1 point short`, other: `${state} · # points short` }),
  position: (place: number, of: number) => `${formatNumber(place)} of ${formatNumber(of)}`,
  previous: 'Previous match',
  next: 'Next match',
  what: 'this match',
};
