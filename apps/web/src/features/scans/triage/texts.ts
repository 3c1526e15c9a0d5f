import { formatNumber, pluralOf } from '@/lib/format';

/** Texts of the list of all matches: rows, side panel and keys. */
export const texts = {
  heading: 'All matches',
  table: 'All your matches',
  columns: {
    score: 'Score',
    job: 'Job',
    missing: 'Missing',
    conditions: 'Conditions',
    stage: 'Stage',
    age: 'Scanned',
    actions: 'Actions',
  },
  misses: 'missing',
  more: (count: number) => `+${formatNumber(count)}`,
  moreMissing: (count: number) => pluralOf(count, { one: 'and 1 more', other: 'and # more' }),
  preferred: 'preferred',
  nothingMissing: 'Nothing',
  conditionsMet: 'Met',
  contradicts: (name: string) => `Not met: ${name}`,
  asks: (name: string) => `Asks: ${name}`,
  others: (count: number) => pluralOf(count, { one: 'and 1 more', other: 'and # more' }),

  archive: 'Not for me',
  archiveNamed: (name: string) => `Not for me: ${name}`,
  unarchive: 'Move back',
  unarchiveNamed: (name: string) => `Move back: ${name}`,
  archived: (name: string) => `Archived: ${name}`,
  unarchived: (name: string) => `Back in your matches: ${name}`,
  savedNews: (name: string) => `Saved: ${name}`,
  notArchived: 'This change wasn’t saved.',
  undo: 'Undo',

  keys: 'Keys',
  keysTitle: 'Keys in the list',
  keysIntro: 'Press j to go to the list.',
};
