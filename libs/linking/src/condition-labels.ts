import type { ConditionAnswer, ConditionTopic } from '@rolefit/contracts';

interface Words {
  readonly label: string;
  /** The label with an amount. */
  readonly of?: (amount: number) => string;
  /** An answer with an amount, after "You stated: ". */
  readonly upTo?: (amount: number) => string;
}

const days = (amount: number) => `${amount} ${amount === 1 ? 'day' : 'days'} a week in the office`;

const words: Readonly<Record<ConditionTopic, Words>> = {
  nights: { label: 'Night work' },
  evenings: { label: 'Evening work' },
  weekends: { label: 'Weekend work' },
  shifts: { label: 'Shift work' },
  'on-call': { label: 'On-call duty' },
  overtime: { label: 'Overtime' },
  'flexible-hours': { label: 'Flexible hours' },
  lifting: {
    label: 'Heavy lifting',
    of: (amount) => `Lifting ${amount} kg`,
    upTo: (amount) => `lifting up to ${amount} kg`,
  },
  standing: { label: 'Standing for long' },
  vision: { label: 'Good eyesight' },
  heights: { label: 'Work at heights' },
  'minimum-age': {
    label: 'Minimum age',
    of: (amount) => `Aged ${amount} or older`,
    upTo: (amount) => `aged ${amount} or older`,
  },
  'driving-record': {
    label: 'Good driving record',
    of: (amount) =>
      amount === 0 ? 'Clean driving record' : `At most ${amount} points on the driving licence`,
  },
  'own-vehicle': { label: 'Own vehicle' },
  travel: {
    label: 'Travel',
    of: (amount) => `Travel, up to ${amount} %`,
    upTo: (amount) => `travel up to ${amount} %`,
  },
  'office-days': {
    label: 'Days in the office',
    of: (amount) => days(amount),
    upTo: (amount) => `up to ${days(amount)}`,
  },
  'background-check': { label: 'Background check' },
  'drug-test': { label: 'Drug test' },
};

/** "Night work", "Lifting 23 kg". */
export function conditionLabel({
  topic,
  amount,
}: {
  readonly topic: ConditionTopic;
  readonly amount: number | null;
}): string {
  const { label, of } = words[topic];
  return amount !== null && of ? of(amount) : label;
}

/** An answer in words that follow "You stated: ". */
export function answerInWords({ topic, isMet, amount }: ConditionAnswer): string {
  if (topic === 'minimum-age' && amount !== null && !isMet) return `younger than ${amount}`;
  const { upTo } = words[topic];
  if (isMet) return amount !== null && upTo ? upTo(amount) : 'yes';
  return 'no';
}
