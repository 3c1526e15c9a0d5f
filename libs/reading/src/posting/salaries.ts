import { wholeWords } from '../document/whole-words.js';
import type { SalaryFact } from '@rolefit/contracts';
import { quoteOf } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';
import type { PayPeriod } from '../lexicon/topics/pay.js';
import type { Unit } from '../document/units.js';

const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '¥': 'JPY',
};
const named = Object.entries(lexicon.pay.currencies);
const codes = ['USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|INR|SGD|JPY|MXN|BRL|ZAR']
  .concat(named.map(([, names]) => names))
  .join('|');
const amount = String.raw`\d{1,3}(?:[., '’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const currency = String.raw`(?:US|CA|AU|C|A)?[$€£₹¥]|\b(?:${codes})\b`;
const units = Object.values(lexicon.pay.periods);
const per = units.map((one) => one.per).join('|');
const unit = units.map((one) => one.unit).join('|');
// An amount beside a currency, and the upper end of a range: "$80,000 – $100,000", "45.000 bis 55.000 EUR", "50k€".
const money = new RegExp(
  String.raw`(?:(${currency})\s?(${amount})\s?(k\b)?|(${amount})\s?(k\b)?(?:\s?(${currency}))?)(?:(?:\s?(?:/|${per})\s?(?:${unit})\b)?\s?(?:-|–|—|${lexicon.pay.to})\s?(?:${currency})?\s?(${amount})\s?(k\b)?)?(?:\s?(${currency}))?`,
  'giu',
);
const payWord = new RegExp(String.raw`\b${lexicon.pay.pay}\p{L}*`, 'iu');

/** How far after the amount a word like "hourly" may be, in characters. */
const adverbReach: readonly (readonly [PayPeriod, number])[] = [
  ['hour', 12],
  ['day', 12],
  ['week', 12],
  ['month', 12],
  ['year', 24],
];
const periods = adverbReach.map(([period, reach]) => {
  const { per, unit, adverb } = lexicon.pay.periods[period];
  const source = String.raw`^.{0,24}?(?:\b${per}\s|\/\s?)${unit}|^.{0,${reach}}?\b${adverb}`;
  return [period, new RegExp(source, 'iu')] as const;
});

/** Money for something else than work: "$1,500 home office stipend". */
const otherMoney = new RegExp(
  String.raw`^\s?(?:[\p{L}-]+\s){0,3}${lexicon.pay.otherMoney}\b`,
  'iu',
);
/** "A training budget of £1,000", before the amount. */
const ofOtherMoney = wholeWords(
  new RegExp(String.raw`\b(?:${lexicon.pay.otherMoney})\b[^.,;]{0,12}$`, 'iu'),
);
const ceiling = new RegExp(String.raw`\b${lexicon.pay.upTo}\s?$`, 'iu');
const millions = new RegExp(String.raw`^\s?${lexicon.pay.millions}`, 'iu');
const shortChars = 60;

function numberOf(words: string | undefined, isThousands: boolean): number | null {
  if (words === undefined) return null;
  // A separator before the last one or two digits marks the cents; any other marks thousands.
  const plain = words.replace(/[., '’](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  const value = Number(plain) * (isThousands ? 1_000 : 1);
  return Number.isFinite(value) && value > 0 ? value : null;
}

const namedCodes = named.map(([code, names]) => [code, new RegExp(`^${names}$`, 'iu')] as const);

function codeOf(words: string | undefined): string | null {
  if (words === undefined) return null;
  const sign = signs[words.slice(-1)];
  const prefix = /^(?:CA|C)/.test(words) ? 'CAD' : /^(?:AU|A)/.test(words) ? 'AUD' : null;
  if (sign !== undefined) return sign === 'USD' ? (prefix ?? sign) : sign;
  return namedCodes.find(([, names]) => names.test(words))?.[0] ?? words.toUpperCase();
}

const hourlyBefore = wholeWords(
  new RegExp(String.raw`\b${lexicon.pay.hourlyPay}\b[^.]{0,30}$`, 'iu'),
);
const yearlyBefore = wholeWords(
  new RegExp(String.raw`\b${lexicon.pay.yearlyPay}\b[^.]{0,30}$`, 'iu'),
);

function periodOf(after: string, before: string): SalaryFact['period'] {
  return (
    periods.find(([, pattern]) => pattern.test(after))?.[0] ??
    (hourlyBefore.test(before) ? 'hour' : yearlyBefore.test(before) ? 'year' : null)
  );
}

const rangeEnds = /^\s*(?:[,.;|(]|$)/u;

/** "£28,000 – £34,000 DOE", "£28,000 – £34,000, days only": a range that fills or begins its line. */
function isRangeAlone(words: string, match: RegExpExecArray, last: string | undefined): boolean {
  const range = match[0].trimEnd();
  return (
    last !== undefined &&
    words.length <= shortChars &&
    (range.trim().length * 2 >= words.length ||
      (match.index === 0 && rangeEnds.test(words.slice(range.length))))
  );
}

/**
 * The pay that a sentence states: an amount with a currency, beside a word for pay or a time unit;
 * null for other money ("a budget of $5 million"). Amounts as written, gross or net, in whole units
 * of the currency.
 */
export function salaryIn(text: string, unit: Unit): SalaryFact | null {
  const words = unit.text.slice(0, 1_000);
  // The label "Compensation:" is a separate unit, before its content.
  const label = text.slice(text.lastIndexOf('\n', unit.start - 1) + 1, unit.start).slice(-80);
  const isOfPay = payWord.test(words) || payWord.test(label);
  for (const match of words.matchAll(money)) {
    const [whole, before, first, firstK, bare, bareK, between, last, lastK, after] = match;
    const code = codeOf(before ?? between ?? after);
    const end = match.index + whole.trimEnd().length;
    const period = periodOf(words.slice(end, end + 40), words.slice(0, match.index));
    if (
      code === null ||
      !(isOfPay || period !== null || isRangeAlone(words, match, last)) ||
      otherMoney.test(words.slice(end)) ||
      ofOtherMoney.test(words.slice(0, match.index)) ||
      millions.test(words.slice(end))
    )
      continue;
    const isThousands = (firstK ?? bareK ?? lastK) !== undefined;
    const min = numberOf(first ?? bare, isThousands);
    if (min === null) continue;
    const isCeiling = ceiling.test(words.slice(0, match.index));
    const max = numberOf(last, lastK !== undefined || isThousands) ?? (isCeiling ? min : null);
    return {
      min: isCeiling ? null : min,
      max,
      currency: code,
      period,
      quote: quoteOf(text, unit.start, unit.end, unit.start + match.index, unit.start + end),
    };
  }
  return null;
}

// "£30,000 to £34,000", "We pay $30 an hour".
const payFirst = wholeWords(
  new RegExp(
    String.raw`^(?:${currency}\s?\d|(?:${amount})\s?(?:${currency})|(?:\p{L}+\s)?(?:${lexicon.pay.pay}))`,
    'iu',
  ),
);

/** Whether a sentence begins with the pay, so that nothing is asked in it. */
export function beginsWithPay(text: string, unit: Unit): boolean {
  return payFirst.test(unit.text) && salaryIn(text, unit) !== null;
}
