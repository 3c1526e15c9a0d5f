import { formatNumber } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './texts';

const more = (count: number) => `und ${formatNumber(count)} weitere`;

export const texts: Translation<typeof english.texts> = {
  heading: 'Alle Ergebnisse',
  table: 'Alle deine Ergebnisse',
  columns: {
    score: 'Punkte',
    job: 'Stelle',
    missing: 'Fehlt',
    conditions: 'Bedingungen',
    stage: 'Status',
    age: 'Geprüft',
    actions: 'Aktionen',
  },
  misses: 'es fehlt:',
  more: (count) => `+${formatNumber(count)}`,
  moreMissing: more,
  preferred: 'erwünscht',
  nothingMissing: 'Nichts',
  conditionsMet: 'Erfüllt',
  contradicts: (name) => `Nicht erfüllt: ${name}`,
  asks: (name) => `Verlangt: ${name}`,
  others: more,

  archive: 'Nichts für mich',
  archiveNamed: (name) => `Nichts für mich: ${name}`,
  unarchive: 'Zurückholen',
  unarchiveNamed: (name) => `Zurückholen: ${name}`,
  archived: (name) => `Aussortiert: ${name}`,
  unarchived: (name) => `Wieder in deinen Ergebnissen: ${name}`,
  savedNews: (name) => `Gemerkt: ${name}`,
  notArchived: 'Diese Änderung wurde nicht gespeichert.',
  undo: 'Rückgängig',

  keys: 'Tasten',
  keysTitle: 'Tasten in der Liste',
  keysIntro: 'Drück j, um zur Liste zu kommen.',
};
