import {
  passesDni,
  passesLuhn,
  passesMod11And10,
  passesMod11And2,
  passesMod97,
  passesNir,
  passesPensionNumber,
  passesVerhoeff,
} from './check-digits.js';
import { lexicon } from '../lexicon/all-languages.js';
import { matches } from './pattern-matches.js';
import type { PersonalData } from './personal-data-kinds.js';

/** Lengths of IBANs by country. Source: SWIFT IBAN registry, release 99. */
const ibanLengths: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  MU: 30,
  NL: 18,
  NO: 15,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  XK: 20,
};
const ibanStart = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?=\s?[A-Z\d])/gu;

/**
 * In printed groups of four, or without spaces: the country determines the length, which excludes
 * words after an IBAN.
 */
function ibansIn(text: string): PersonalData[] {
  return [...text.matchAll(ibanStart)].flatMap(({ index, 0: head }) => {
    const length = ibanLengths[head.slice(0, 2)] ?? 0;
    let iban = '';
    let end = index;
    for (; iban.length < length && /[A-Z\d \u00a0]/.test(text.charAt(end)); end++)
      iban += text.charAt(end).trim();
    return length > 0 && iban.length === length && passesMod97(iban)
      ? [{ kind: 'ID' as const, start: index, end }]
      : [];
  });
}

/**
 * Ids recognised by their format alone: UK National Insurance number, Indian PAN, US social
 * security number, Italian codice fiscale.
 */
const bySight =
  /(?<![\p{L}\p{N}])(?:(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D]|[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]|(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}|[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z])(?![\p{L}\p{N}])/gu;

const withLetter =
  /(?<![\p{L}\p{N}])(?:\d{8}\s?-?\s?[A-Z]|\d{2}\.\d{3}\.\d{3}\s?-?\s?[A-Z]|[XYZ]-?\d{7}-?[A-Z]|\d{2}\s?\d{6}\s?[A-Z]\s?\d{3}|[12]\s?\d{2}\s?\d{2}\s?2[AB]\s?\d{3}\s?\d{3}\s?\d{2})(?![\p{L}\p{N}])/gu;
const ofDigits = /(?<![\p{L}\p{N}.,$€£/+-])\d(?:[ -]?\d){8,16}[\dXx]?(?![\p{L}\p{N}])/gu;

const isMonthAndDay = (words: string): boolean =>
  /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/.test(words);

/** A Spanish DNI or NIE, a German pension number, a French NIR of Corsica. */
function passesWithLetter(id: string): boolean {
  if (id.length === 9) return passesDni(id);
  return id.length === 12 ? passesPensionNumber(id) : passesNir(id);
}

const two = /(?<!\d)(?:19|20)\d\d(?!\d).*(?<!\d)(?:19|20)\d\d(?!\d)/s;

/** A German tax id, a Swedish personnummer, an Indian Aadhaar, a French NIR, a Chinese resident id: by length, date and check digit. */
function passesOfDigits(words: string): boolean {
  if (two.test(words)) return false;
  const id = words.replace(/[ -]/g, '').toUpperCase();
  switch (id.length) {
    case 10:
      return /^\d{6}-\d{4}$/.test(words) && isMonthAndDay(id.slice(2)) && passesLuhn(id);
    case 11:
      return !id.startsWith('0') && passesMod11And10(id);
    case 12:
      return (
        (/^[2-9]/.test(id) && passesVerhoeff(id)) ||
        (/^(?:19|20)/.test(id) && isMonthAndDay(id.slice(4)) && passesLuhn(id.slice(2)))
      );
    case 15:
      return /^[12]/.test(id) && passesNir(id);
    case 18:
      return (
        /^[1-9]\d{5}(?:19|20)\d\d/.test(id) && isMonthAndDay(id.slice(10)) && passesMod11And2(id)
      );
    default:
      return false;
  }
}

/** Labelled ids in any format; at least five digits. */
const { ids, idCards, numbers } = lexicon.personalData;
const labelled = new RegExp(
  String.raw`(?<![\p{L}])${ids}(?:\s?${idCards})?(?:\s?s?${numbers}(?![a-z])\.?\s?[:：#]?|\s?[:：#])\s?(?<!\p{L})((?:[A-Z]{1,5}[ -]?)?\d(?:[ ./-]?[A-Z]?\d){4,24}(?:[ -]?[A-Z](?!\p{L}))?)`,
  'giu',
);
const digitsMin = 5;

/** National ids and bank accounts of a resume: by their labels, or by format and check digit. */
export function nationalIds(text: string): PersonalData[] {
  const wordsOf = ({ start, end }: PersonalData): string => text.slice(start, end);
  return [
    ...ibansIn(text),
    ...matches(text, bySight, 'ID'),
    ...matches(text, withLetter, 'ID').filter((id) =>
      passesWithLetter(wordsOf(id).replace(/[\s.-]/g, '')),
    ),
    ...matches(text, ofDigits, 'ID').filter((id) => passesOfDigits(wordsOf(id))),
    ...matches(text, labelled, 'ID').filter(
      (id) => wordsOf(id).replace(/\D/g, '').length >= digitsMin,
    ),
  ];
}
