import { splitLines } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';
import { resumeHeading } from '../resume/sections.js';
import { matches } from './pattern-matches.js';
import type { PersonalData } from './personal-data-kinds.js';

const { dates, personalData } = lexicon;
const birth = new RegExp(
  String.raw`\b${personalData.bornOn}(?!\s{0,3}${personalData.bornBounds}(?!\p{L}))\s?:?\s{0,3}([^\n|]{4,30}?\d{2,4})(?![\d./-])`,
  'giu',
);
const chineseDate = personalData.unspacedDates;
const chineseBirth = new RegExp(
  String.raw`${personalData.unspacedBornOn}\s{0,3}[:：]?\s{0,3}(${chineseDate})`,
  'gu',
);
const bornAfterDate = new RegExp(
  String.raw`(?<!\d)(${chineseDate})\s?${personalData.unspacedBorn}`,
  'gu',
);

const month = String.raw`${personalData.months}\p{L}*\.?`;
const wholeDate = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:${dates.ordinalEndings}|\.)?\s(?:${dates.betweenDayAndMonth}\s)?${month},?\s(?:${dates.betweenMonthAndYear}\s)?\d{4}|${month}\s\d{1,2}${dates.ordinalEndings}?,?\s\d{4}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d|${personalData.unspacedWholeDates})(?![\d])`,
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
const spanAfter = new RegExp(String.raw`^\s?(?:[\u2010-\u2015-]|${personalData.to}\b)`, 'iu');
const revised = new RegExp(personalData.revised, 'iu');

/** A complete date at the head of a resume is a birth date; dates of work have no day. */
export function birthDatesAtHead(text: string): PersonalData[] {
  const lines = splitLines(text.slice(0, 4_000));
  const end = lines.findIndex((line) => resumeHeading(line) !== null);
  return lines.slice(0, end < 0 ? 12 : end).flatMap((line) => {
    if (revised.test(line.text)) return [];
    const isOfSpan = ({ start, end: to }: PersonalData): boolean =>
      spanBefore.test(line.text.slice(Math.max(0, start - 2), start)) ||
      spanAfter.test(line.text.slice(to, to + 5));
    return matches(line.text, wholeDate, 'BIRTH_DATE')
      .filter((date) => !isOfSpan(date))
      .map((date) => ({ ...date, start: line.start + date.start, end: line.start + date.end }));
  });
}
