import type { ConditionTopic } from '@rolefit/contracts';
import { count } from './amounts.js';

type Text = (amount: number | null) => string;

const days = (amount: number) => `${count(amount, 'day')} a week in the office`;

/** What a job demands, with its amount if there is one. */
export const conditions: Readonly<Record<ConditionTopic, Text>> = {
  nights: () => 'Night work',
  evenings: () => 'Evening work',
  weekends: () => 'Weekend work',
  shifts: () => 'Shift work',
  'on-call': () => 'On-call duty',
  overtime: () => 'Overtime',
  'flexible-hours': () => 'Flexible hours',
  lifting: (kg) => (kg === null ? 'Heavy lifting' : `Lifting ${kg} kg`),
  standing: () => 'Standing for long',
  vision: () => 'Good eyesight',
  heights: () => 'Work at heights',
  'minimum-age': (age) => (age === null ? 'Minimum age' : `Aged ${age} or older`),
  'driving-record': (points) => {
    if (points === null) return 'Good driving record';
    return points === 0
      ? 'Clean driving record'
      : `At most ${count(points, 'point')} on the driving licence`;
  },
  'own-vehicle': () => 'Own vehicle',
  travel: (percent) => (percent === null ? 'Travel' : `Travel, up to ${percent}%`),
  'office-days': (amount) => (amount === null ? 'Days in the office' : days(amount)),
  'background-check': () => 'Background check',
  'drug-test': () => 'Drug test',
};

const upTo: Readonly<Partial<Record<ConditionTopic, (amount: number) => string>>> = {
  lifting: (kg) => `lifting up to ${kg} kg`,
  'minimum-age': (age) => `aged ${age} or older`,
  travel: (percent) => `travel up to ${percent}%`,
  'office-days': (amount) => `up to ${days(amount)}`,
};

/** What a user answered about a condition. */
export function answers(topic: ConditionTopic, isMet: boolean, amount: number | null): string {
  if (!isMet) return topic === 'minimum-age' && amount !== null ? `younger than ${amount}` : 'no';
  return amount === null ? 'yes' : (upTo[topic]?.(amount) ?? 'yes');
}
