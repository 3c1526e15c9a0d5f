import type { SalaryFact } from '@rolefit/contracts';
import { quoteOf } from '../document/lines.js';
import type { Unit } from '../document/units.js';

const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '¥': 'JPY',
};
const codes = 'USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|INR|SGD|JPY|MXN|BRL|ZAR|kr|euros?';
const amount = String.raw`\d{1,3}(?:[., '’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const currency = String.raw`(?:US|CA|AU|C|A)?[$€£₹¥]|\b(?:${codes})\b`;
// An amount beside a currency, and the upper end of a range: "$80,000 – $100,000", "45.000 bis 55.000 EUR", "50k€".
const money = new RegExp(
  String.raw`(?:(${currency})\s?(${amount})\s?(k\b)?|(${amount})\s?(k\b)?(?:\s?(${currency}))?)(?:(?:\s?(?:/|per|an?)\s?(?:yr|year|hr|hour|month|week|day|annum)\b)?\s?(?:-|–|—|to|bis|à|a|till|und|and|et|y)\s?(?:${currency})?\s?(${amount})\s?(k\b)?)?(?:\s?(${currency}))?`,
  'giu',
);
const payWord =
  /\b(?:salary|salaries|pay|wages?|compensation|remuneration|hourly rate|rate of|stipend|gehalt|vergütung|brutto|lohn|jahresgehalt|salaire|rémunération|brut|salario|sueldo|remuneración|retribución|lön|månadslön)\p{L}*/iu;
const periods: readonly (readonly [NonNullable<SalaryFact['period']>, RegExp])[] = [
  [
    'hour',
    /^.{0,24}?(?:\b(?:per|an|a|pro|par|por|die)\s|\/\s?)(?:hour|hr|h\b|stunde|heure|hora|timme)|^.{0,12}?\bhourly\b/iu,
  ],
  ['day', /^.{0,24}?(?:\b(?:per|a|pro|par|por)\s|\/\s?)(?:day|tag|jour|día)|^.{0,12}?\bdaily\b/iu],
  [
    'week',
    /^.{0,24}?(?:\b(?:per|a|pro|par|por)\s|\/\s?)(?:week|woche|semaine|semana)|^.{0,12}?\bweekly\b/iu,
  ],
  [
    'month',
    /^.{0,24}?(?:\b(?:per|a|al|pro|par|por|im|i)\s|\/\s?)(?:month|monat|mois|mes|månad)|^.{0,12}?\b(?:monthly|monatlich|mensuel\p{L}*|mensual\p{L}*)/iu,
  ],
  [
    'year',
    /^.{0,24}?(?:\b(?:per|a|al|pro|par|por|im|om)\s|\/\s?)(?:year|annum|yr|jahr|an\b|ans\b|année|año|år)|^.{0,24}?\b(?:p\.\s?a\.|annually|annual|yearly|jährlich|jahresbrutto|annuels?|annuelle|anuales|anual)/iu,
  ],
];

/** Money for something else than work: "$1,500 home office stipend". */
const otherMoney =
  /^\s?(?:[\p{L}-]+\s){0,3}(?:stipend|allowance|bonus|budget|reimbursement|voucher|credit|zuschuss|prime|indemnité|ayuda)\b/iu;
const shortChars = 60;

function numberOf(words: string | undefined, isThousands: boolean): number | null {
  if (words === undefined) return null;
  // A separator before the last one or two digits marks the cents; any other marks thousands.
  const plain = words.replace(/[., '’](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  const value = Number(plain) * (isThousands ? 1_000 : 1);
  return Number.isFinite(value) && value > 0 ? value : null;
}

function codeOf(words: string | undefined): string | null {
  if (words === undefined) return null;
  const sign = signs[words.slice(-1)];
  const prefix = /^(?:CA|C)/.test(words) ? 'CAD' : /^(?:AU|A)/.test(words) ? 'AUD' : null;
  if (sign !== undefined) return sign === 'USD' ? (prefix ?? sign) : sign;
  if (/^euros?$/i.test(words)) return 'EUR';
  return /^kr$/i.test(words) ? 'SEK' : words.toUpperCase();
}

function periodOf(after: string, before: string): SalaryFact['period'] {
  return (
    periods.find(([, pattern]) => pattern.test(after))?.[0] ??
    (/\bhourly\b[^.]{0,30}$/iu.test(before)
      ? 'hour'
      : /\b(?:annual|yearly|jahresgehalt|per year)\b[^.]{0,30}$/iu.test(before)
        ? 'year'
        : null)
  );
}

/** "£28,000 – £34,000 DOE": a range that fills its line. */
function isRangeAlone(words: string, range: string, last: string | undefined): boolean {
  return (
    last !== undefined && words.length <= shortChars && range.trim().length * 2 >= words.length
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
      !(isOfPay || period !== null || isRangeAlone(words, whole, last)) ||
      otherMoney.test(words.slice(end)) ||
      /^\s?(?:m\b|million|mio|billion|bn)/iu.test(words.slice(end))
    )
      continue;
    const isThousands = (firstK ?? bareK ?? lastK) !== undefined;
    const min = numberOf(first ?? bare, isThousands);
    if (min === null) continue;
    const isCeiling = /\b(?:up to|bis zu|jusqu['’]à|hasta|upp till)\s?$/iu.test(
      words.slice(0, match.index),
    );
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
