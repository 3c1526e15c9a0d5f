import { type JobTerms } from '@rolefit/contracts';
import { formatDateOf, formatItems, formatMoney, formatNumber } from '@/lib/format';
import { texts } from './terms-texts';

type Salary = JobTerms['salaries'][number];

function payText({ min, max, currency, period }: Salary): string {
  const money = (amount: number) => formatMoney(amount, currency);
  const amount =
    min === null
      ? texts.upTo(money(max ?? 0))
      : max === null
        ? money(min)
        : texts.range(money(min), money(max));
  return period === null ? amount : texts.per[period](amount);
}

function placeText({ place, arrangement }: JobTerms['places'][number]): string {
  // "On site" is the ordinary case of a named place.
  if (place !== null && arrangement === 'onsite') return place;
  return formatItems([...(place === null ? [] : [place]), texts.arrangements[arrangement]]);
}

function hoursText({ min, max }: JobTerms['weeklyHours'][number]): string {
  const hours = texts.hoursCount(max ?? min);
  return texts.weekly(max === null ? hours : texts.range(formatNumber(min), hours));
}

function joined(words: readonly string[]): string | null {
  return words.length === 0 ? null : [...new Set(words)].join(' · ');
}

/** A term of the job in a few words. */
export interface TermSummary {
  readonly name: string;
  readonly words: string;
}

/** What the posting says of the job: place, pay, hours, contract, closing date; without those that it leaves open. */
export function summariseTerms(terms: JobTerms): TermSummary[] {
  const { places, salaries, weeklyHours, contracts, closingDates } = terms;
  const all = [
    { name: texts.place, words: joined(places.map(placeText)) },
    { name: texts.pay, words: joined(salaries.map(payText)) },
    { name: texts.hours, words: joined(weeklyHours.map(hoursText)) },
    { name: texts.contract, words: joined(contracts.map(({ type }) => texts.contracts[type])) },
    {
      name: texts.closing,
      words: joined(
        closingDates.map(({ date, quote }) => (date === null ? quote.text : formatDateOf(date))),
      ),
    },
  ];
  return all.flatMap(({ name, words }) => (words === null ? [] : [{ name, words }]));
}
