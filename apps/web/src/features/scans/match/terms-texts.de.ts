import { pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './terms-texts';

export const texts: Translation<typeof english.texts> = {
  title: 'Die Stelle',
  named: (name) => `${name}:`,
  company: 'Firma',
  place: 'Ort',
  pay: 'Gehalt',
  hours: 'Arbeitszeit',
  contract: 'Vertrag',
  closing: 'Bewerben bis',
  arrangements: { onsite: 'Vor Ort', hybrid: 'Hybrid', remote: 'Remote' },
  contracts: {
    permanent: 'Unbefristet',
    temporary: 'Befristet',
    freelance: 'Freiberuflich',
    internship: 'Praktikum',
    'full-time': 'Vollzeit',
    'part-time': 'Teilzeit',
  },
  weekly: (hours) => `${hours} pro Woche`,
  hoursCount: (count) => pluralOf(count, { one: '1 Stunde', other: '# Stunden' }),
  range: (from, to) => `${from} bis ${to}`,
  upTo: (amount) => `Bis ${amount}`,
  per: {
    hour: (amount) => `${amount} pro Stunde`,
    day: (amount) => `${amount} pro Tag`,
    week: (amount) => `${amount} pro Woche`,
    month: (amount) => `${amount} im Monat`,
    year: (amount) => `${amount} im Jahr`,
  },
};
