import type { ConditionTopic } from '@rolefit/contracts';
import { count, points } from './amounts.js';

type Text = (amount: number | null) => string;

const days = (amount: number) => `${count(amount, 'Tag', 'Tage')} pro Woche im Büro`;

/** What a job demands, with its amount if there is one. */
export const conditions: Readonly<Record<ConditionTopic, Text>> = {
  nights: () => 'Nachtarbeit',
  evenings: () => 'Abendarbeit',
  weekends: () => 'Wochenendarbeit',
  shifts: () => 'Schichtarbeit',
  'on-call': () => 'Rufbereitschaft',
  overtime: () => 'Überstunden',
  'flexible-hours': () => 'Flexible Arbeitszeiten',
  lifting: (kg) => (kg === null ? 'Schweres Heben' : `Heben bis ${kg} kg`),
  standing: () => 'Langes Stehen',
  vision: () => 'Gutes Sehvermögen',
  heights: () => 'Arbeiten in der Höhe',
  'minimum-age': (age) => (age === null ? 'Mindestalter' : `Mindestens ${age} Jahre alt`),
  'driving-record': (amount) => {
    if (amount === null) return 'Wenige Punkte auf dem Führerschein';
    return amount === 0
      ? 'Keine Punkte auf dem Führerschein'
      : `Höchstens ${points(amount)} auf dem Führerschein`;
  },
  'own-vehicle': () => 'Eigenes Fahrzeug',
  travel: (percent) =>
    percent === null ? 'Reisebereitschaft' : `Reisebereitschaft bis ${percent} %`,
  'office-days': (amount) => (amount === null ? 'Tage im Büro' : days(amount)),
  'background-check': () => 'Führungszeugnis oder Background-Check',
  'drug-test': () => 'Drogentest',
};

const upTo: Readonly<Partial<Record<ConditionTopic, (amount: number) => string>>> = {
  lifting: (kg) => `Heben bis ${kg} kg`,
  'minimum-age': (age) => `mindestens ${age} Jahre alt`,
  travel: (percent) => `Reisen bis ${percent} %`,
  'office-days': (amount) => `bis zu ${days(amount)}`,
};

/** What a user answered about a condition. */
export function answers(topic: ConditionTopic, isMet: boolean, amount: number | null): string {
  if (!isMet) return topic === 'minimum-age' && amount !== null ? `jünger als ${amount}` : 'nein';
  return amount === null ? 'ja' : (upTo[topic]?.(amount) ?? 'ja');
}
