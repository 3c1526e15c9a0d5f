import { type ContractType } from '@rolefit/contracts';
import { pluralOf } from '@/lib/format';

/** Texts of the terms of a job. */
export const texts = {
  title: 'The job',
  named: (name: string) => `${name}:`,
  company: 'Company',
  place: 'Place',
  pay: 'Pay',
  hours: 'Hours',
  contract: 'Contract',
  closing: 'Apply by',
  arrangements: { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
  contracts: {
    permanent: 'Permanent',
    temporary: 'Temporary',
    freelance: 'Freelance',
    internship: 'Internship',
    'full-time': 'Full time',
    'part-time': 'Part time',
  } satisfies Record<ContractType, string>,
  weekly: (hours: string) => `${hours} a week`,
  hoursCount: (count: number) => pluralOf(count, { one: '1 hour', other: '# hours' }),
  range: (from: string, to: string) => `${from} to ${to}`,
  upTo: (amount: string) => `Up to ${amount}`,
  per: {
    hour: (amount: string) => `${amount} an hour`,
    day: (amount: string) => `${amount} a day`,
    week: (amount: string) => `${amount} a week`,
    month: (amount: string) => `${amount} a month`,
    year: (amount: string) => `${amount} a year`,
  },
};
