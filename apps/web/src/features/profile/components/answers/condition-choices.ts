import { type ConditionAnswer, type ConditionTopic } from '@rolefit/contracts';
import { texts } from './texts';

type Choice = Pick<ConditionAnswer, 'isMet' | 'amount'>;

const yes: Choice = { isMet: true, amount: null };
const no: Choice = { isMet: false, amount: null };

function upTo(amounts: readonly number[]): Choice[] {
  return [...amounts.map((amount) => ({ isMet: true, amount })), no];
}

const ages = [18, 21, 25];

/** The amounts that postings name, as limits to choose from. */
const choices: Partial<Record<ConditionTopic, readonly Choice[]>> = {
  lifting: upTo([5, 10, 15, 20, 25, 30, 40, 50]),
  travel: upTo([10, 25, 50, 75, 100]),
  'office-days': upTo([1, 2, 3, 4, 5]),
  'minimum-age': [
    ...ages.map((amount) => ({ isMet: true, amount })),
    ...ages.map((amount) => ({ isMet: false, amount })),
  ],
};

/** The answers to choose from. */
export function choicesOf(topic: ConditionTopic): readonly Choice[] {
  return choices[topic] ?? [yes, no];
}

/** An answer in a few words: "Yes", "Up to 25 kg". */
export function choiceText({ topic, isMet, amount }: ConditionAnswer): string {
  const words = texts.conditions;
  if (amount === null) return isMet ? words.yes : words.no;
  switch (topic) {
    case 'lifting':
      return words.kilograms(amount);
    case 'travel':
      return words.percent(amount);
    case 'office-days':
      return words.days(amount);
    case 'minimum-age':
      return isMet ? words.olderThan(amount) : words.youngerThan(amount);
    default:
      return isMet ? words.yes : words.no;
  }
}
