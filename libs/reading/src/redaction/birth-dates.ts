import { splitLines } from '../document/lines.js';
import { resumeHeading } from '../resume/sections.js';
import { matches } from './pattern-matches.js';
import type { PersonalData } from './personal-data-kinds.js';

const birth =
  /\b(?:born(?: on)?|date of birth|birth ?date|d\.?o\.?b\.?|geboren(?: am)?|geburtsdatum|né(?:e)? le|date de naissance|fecha de nacimiento|nacid[oa] el|född(?: den)?|födelsedatum)(?!\s{0,3}(?:on or )?(?:after|before)\b)\s?:?\s{0,3}([^\n|]{4,30}?\d{2,4})(?![\d./-])/giu;
/** "出生日期：1990年1月2日", "生日 1990.01", "1990年1月2日出生". */
const chineseDate =
  '(?:19|20)\\d\\d\\s?[年./-]\\s?\\d{1,2}(?:\\s?[月./-]\\s?\\d{1,2}\\s?日?|\\s?月)?';
const chineseBirth = new RegExp(
  `(?:出生(?:日期|年月日?|时间)?|生日|生年月日|생년월일|생일)\\s{0,3}[:：]?\\s{0,3}(${chineseDate})`,
  'gu',
);
const bornAfterDate = new RegExp(`(?<!\\d)(${chineseDate})\\s?(?:出生|生(?!产|活|态|物|成))`, 'gu');

const month =
  '(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|janv|févr|avr|juin|juil|août|déc|mär)\\p{L}*\\.?';
const wholeDate = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s${month},?\\s\\d{4}|${month}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}|\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)\\d\\d|(?:19|20)\\d\\d-\\d\\d-\\d\\d|(?:19|20)\\d\\d\\s?年\\s?\\d{1,2}\\s?月\\s?\\d{1,2}\\s?日)(?![\\d])`,
  'giu',
);

/** Dates labelled as birth dates, anywhere. */
export function statedBirthDates(text: string): PersonalData[] {
  return [birth, chineseBirth, bornAfterDate].flatMap((pattern) =>
    matches(text, pattern, 'BIRTH_DATE'),
  );
}

/** "01.03.2015 – 28.02.2018": a span is a period of work. */
const spanBefore = /[\u2010-\u2015-]\s?$/u;
const spanAfter = /^\s?(?:[\u2010-\u2015-]|to\b|bis\b)/iu;

/** A complete date at the head of a resume is a birth date; dates of work have no day. */
export function birthDatesAtHead(text: string): PersonalData[] {
  const lines = splitLines(text.slice(0, 4_000));
  const end = lines.findIndex((line) => resumeHeading(line) !== null);
  return lines.slice(0, end < 0 ? 12 : end).flatMap((line) => {
    if (/updated|version|as of|stand\b|mise à jour|actualizado/iu.test(line.text)) return [];
    const isOfSpan = ({ start, end: to }: PersonalData): boolean =>
      spanBefore.test(line.text.slice(Math.max(0, start - 2), start)) ||
      spanAfter.test(line.text.slice(to, to + 5));
    return matches(line.text, wholeDate, 'BIRTH_DATE')
      .filter((date) => !isOfSpan(date))
      .map((date) => ({ ...date, start: line.start + date.start, end: line.start + date.end }));
  });
}
