import { type JobTerms } from '@rolefit/contracts';
import { quoteIn, posting } from '@/testing/builders';
import { summariseTerms } from './summarise-terms';

const quote = quoteIn(posting, 'We ask for wound care.');

function summarise(terms: Partial<JobTerms>): Record<string, string> {
  const all = {
    places: [],
    salaries: [],
    weeklyHours: [],
    contracts: [],
    closingDates: [],
    conditions: [],
    ...terms,
  };
  return Object.fromEntries(summariseTerms(all).map(({ name, words }) => [name, words]));
}

it('summarises what the posting says, and leaves out the rest', () => {
  expect(summarise({})).toEqual({});
  expect(
    summarise({
      places: [{ place: 'Odense', arrangement: 'hybrid', quote }],
      salaries: [{ min: 30_000, max: 36_000, currency: 'EUR', period: 'year', quote }],
      weeklyHours: [{ min: 30, max: 37.5, quote }],
      contracts: [
        { type: 'permanent', quote },
        { type: 'part-time', quote },
      ],
      closingDates: [{ date: '2026-06-30', quote }],
    }),
  ).toEqual({
    Place: 'Odense, Hybrid',
    Pay: '€30,000 to €36,000 a year',
    Hours: '30 to 37.5 hours a week',
    Contract: 'Permanent · Part time',
    'Apply by': 'Jun 30, 2026',
  });
});

it('shows single amounts, ceilings and open dates as they are', () => {
  expect(
    summarise({
      places: [{ place: 'Odense', arrangement: 'onsite', quote }],
      salaries: [
        { min: 15.5, max: null, currency: 'USD', period: 'hour', quote },
        { min: null, max: 900, currency: 'USD', period: null, quote },
      ],
      closingDates: [{ date: null, quote }],
    }),
  ).toEqual({
    Place: 'Odense',
    Pay: '$15.50 an hour · Up to $900',
    'Apply by': 'We ask for wound care.',
  });
});
