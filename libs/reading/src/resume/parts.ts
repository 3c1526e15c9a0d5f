import type { Quote, ResumeFacts } from '@rolefit/contracts';
import type { SkillMention } from '@rolefit/skills';
import { findChineseLanguages } from '../sentence/chinese-languages.js';
import { findWorkPermit } from '../sentence/countries.js';
import { findClearance, findForeignLicence, licencesAmong } from '../sentence/credentials.js';
import {
  findDrivingLicences,
  findVehicleCategories,
  isDrivingLicence,
} from '../sentence/driving-licences.js';
import { educationField, findEducationLevels } from '../sentence/education.js';
import { firstOfEach } from '../document/first-of-each.js';
import { quoteOf } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';
import { mentionsWithin } from '../skills/mentions.js';
import { pauseIn } from '../document/pause.js';
import { type DateRange, findDateRanges } from '../sentence/dates.js';
import type { Disclaimed } from './disclaimed.js';
import { heldConditions } from './conditions.js';
import { findDegree } from './education.js';
import { personName } from './head.js';
import { readPlace } from './places.js';
import { withoutDates } from './role-names.js';
import type { SectionedLine } from './sections.js';
import { findSpokenLanguages, type SpokenLanguage } from '../sentence/spoken-languages.js';

/** Facts of a resume besides roles and skills. */
export type Parts = Pick<
  ResumeFacts,
  'education' | 'languages' | 'licences' | 'clearances' | 'workPermits' | 'places' | 'conditions'
>;

type Licence = ResumeFacts['licences'][number];

function quoteIn(text: string, line: SectionedLine, start: number, end: number): Quote {
  return quoteOf(text, line.start, line.end, line.start + start, line.start + end);
}

const credentialCue = new RegExp(lexicon.resumeLabels.credentials, 'iu');

// Maximum length of the words of a level.
const levelChars = 40;

/** The time span of a line: on it, or alone on the line above. */
function rangeOf(lines: readonly SectionedLine[], at: number): DateRange | undefined {
  const [own] = findDateRanges(lines[at]?.text ?? '');
  const above = lines[at - 1]?.text ?? '';
  const isBelowDates = lines[at]?.isBullet === false && withoutDates(above) === '';
  return own ?? (isBelowDates ? findDateRanges(above)[0] : undefined);
}

/**
 * "09/2015 – 02/2019 Ausbildung zum Elektroniker": a career by dates lists a finished apprenticeship
 * among the roles.
 */
function readApprenticeship(
  text: string,
  lines: readonly SectionedLine[],
  at: number,
): ResumeFacts['education'][number] | null {
  const line = lines[at];
  const range = rangeOf(lines, at);
  if (!line) return null;
  const words = withoutDates(line.text);
  const [degree] = findEducationLevels(words).filter(({ level }) => level === 'vocational');
  if (!range || range.isCurrent || !degree || degree.start > 0) return null;
  const start = line.text.indexOf(words.slice(degree.start, degree.end));
  return {
    level: degree.level,
    field: educationField(words, degree.end),
    quote: quoteIn(text, line, start, start + degree.end - degree.start),
  };
}

function readEducation(
  text: string,
  lines: readonly SectionedLine[],
  at: number,
  hasEducation: boolean,
): ResumeFacts['education'][number] | null {
  const line = lines[at];
  if (!line) return null;
  if (line.section === 'education') {
    const degree = findDegree(lines, at);
    return (
      degree && {
        level: degree.level,
        field: degree.field,
        quote: quoteIn(text, line, degree.start, degree.end),
      }
    );
  }
  if (line.section === 'experience') return readApprenticeship(text, lines, at);
  const highest = hasEducation ? undefined : findEducationLevels(line.text).at(-1);
  return highest
    ? {
        level: highest.level,
        field: highest.level === 'secondary' ? null : educationField(line.text, highest.end),
        quote: quoteIn(text, line, highest.start, highest.end),
      }
    : null;
}

// Labelled lines below the last role that start no section of their own.
const labelledAside = new RegExp(String.raw`(?:^|\.\s)${lexicon.resumeLabels.asides}\s?:`, 'iu');

const brackets = /^\([^()]{2,40}\)/u;

/** "Triage, Spanish" over "(conversational), first aid": the languages of a line that ends with one, whose level opens the next. */
function findWrapped(
  line: SectionedLine,
  next: SectionedLine | undefined,
  isListed: boolean,
): SpokenLanguage[] {
  if (!next || next.isHeading || next.isBullet || next.isAfterGap || next.section !== line.section)
    return [];
  const level = brackets.exec(next.text)?.[0];
  if (level === undefined) return [];
  const { length } = line.text;
  const found = findSpokenLanguages(`${line.text} ${level}`, isListed);
  return found.some(({ end }) => end === length) ? found.filter(({ end }) => end <= length) : [];
}

/** The languages of a line; the level of the last one may be on the next line. */
function readLanguages(lines: readonly SectionedLine[], at: number): SpokenLanguage[] {
  const line = lines[at];
  if (!line) return [];
  if (line.section === 'experience' || line.section === 'education')
    return labelledAside.test(line.text) ? findSpokenLanguages(line.text, false) : [];
  const isListed = line.section === 'languages';
  const next = lines[at + 1];
  const wrapped = findWrapped(line, next, isListed);
  const found = [
    ...(wrapped.length > 0 ? wrapped : findSpokenLanguages(line.text, isListed)),
    ...findChineseLanguages(line.text),
  ];
  const isLevelBelow =
    isListed &&
    found.length === 1 &&
    found[0]?.level === null &&
    next?.section === 'languages' &&
    !next.isHeading &&
    findSpokenLanguages(next.text.slice(0, levelChars), true).length === 0;
  return isLevelBelow
    ? findSpokenLanguages(`${line.text}: ${next.text.slice(0, levelChars)}`, true).filter(
        ({ end }) => end <= line.text.length,
      )
    : found;
}

/** What else of a resume its parts are read from. */
export interface PartSources {
  readonly mentions: readonly SkillMention[];
  readonly disclaimed: Disclaimed;
}

function readLine(
  text: string,
  lines: readonly SectionedLine[],
  at: number,
  {
    mentions,
    disclaimed,
    name,
    aside,
  }: PartSources & { readonly name: string | null; readonly aside: Set<Licence> },
  parts: Parts,
): void {
  const line = lines[at];
  if (!line) return;
  for (const { code, level, start, end } of readLanguages(lines, at))
    parts.languages.push({ code, level, quote: quoteIn(text, line, start, end) });
  const addLicence = (licence: Licence) => {
    parts.licences.push(licence);
    if (line.section !== 'certificates') aside.add(licence);
  };
  const named = findDrivingLicences(line.text);
  const classed = named.length > 0 ? named : findVehicleCategories(line.text);
  const isOther = ({ skillId }: SkillMention) => classed.length === 0 || !isDrivingLicence(skillId);
  if (line.section === 'certificates' || credentialCue.test(line.text)) {
    const held = mentions.filter((mention) => !disclaimed.covers(mention));
    for (const { name, start, end } of licencesAmong(held.filter(isOther)))
      addLicence({ name, quote: quoteOf(text, line.start, line.end, start, end) });
  }
  const foreign = classed.length === 0 ? findForeignLicence(line.text) : null;
  for (const licence of [...classed, ...(foreign ? [foreign] : [])])
    if (!disclaimed.covers({ start: line.start + licence.start, end: line.start + licence.end }))
      addLicence({
        name: licence.name,
        quote: quoteIn(text, line, licence.start, licence.end),
      });
  const clearance = findClearance(line.text);
  if (clearance)
    parts.clearances.push({
      name: clearance.name,
      quote: quoteIn(text, line, clearance.start, clearance.end),
    });
  const permit = findWorkPermit(line.text);
  if (permit)
    parts.workPermits.push({
      country: permit.country,
      quote: quoteIn(text, line, permit.start, permit.end),
    });
  const place = readPlace(text, line, {
    at,
    mentions,
    name,
    isKnown: parts.places.length > 0,
  });
  if (place) parts.places.push(place);
  for (const { topic, amount, start, end } of heldConditions(line.text))
    parts.conditions.push({ topic, amount, quote: quoteIn(text, line, start, end) });
}

const collegeName = new RegExp(String.raw`(?<!\p{L})${lexicon.studies.colleges}(?!\p{L})`, 'iu');

/** A college without a degree: its studies are known, whether they were finished is not. */
function studiesWithoutDegree(
  text: string,
  lines: readonly SectionedLine[],
): ResumeFacts['education'] {
  const line = lines.find(
    ({ section, isHeading, text: words }) =>
      section === 'education' && !isHeading && collegeName.test(words),
  );
  return line
    ? [{ level: 'associate', field: null, quote: quoteOf(text, line.start, line.end) }]
    : [];
}

// Yield to the event loop after this many lines.
const linesPerTurn = 80;

/** Degrees, languages, licences, clearances, work permits and places, each at its first mention, licences at the first one in a list of them. */
export async function readParts(
  text: string,
  lines: readonly SectionedLine[],
  { mentions, disclaimed }: PartSources,
): Promise<Parts> {
  const hasEducation = lines.some(({ section, isHeading }) => isHeading && section === 'education');
  const parts: Parts = {
    education: [],
    languages: [],
    licences: [],
    clearances: [],
    workPermits: [],
    places: [],
    conditions: [],
  };
  const name = personName(lines);
  const aside = new Set<Licence>();
  for (const [at, line] of lines.entries()) {
    if (at % linesPerTurn === linesPerTurn - 1) await pauseIn(text);
    if (line.isHeading) continue;
    const degree = readEducation(text, lines, at, hasEducation);
    if (degree) parts.education.push(degree);
    const own = mentionsWithin(mentions, line.start, line.end);
    readLine(text, lines, at, { mentions: own, disclaimed, name, aside }, parts);
  }
  if (parts.education.length === 0) parts.education.push(...studiesWithoutDegree(text, lines));
  return {
    education: firstOfEach(parts.education, ({ level, quote }) => `${level} ${quote.start}`),
    languages: firstOfEach(parts.languages, ({ code }) => code),
    // "Registered Nurse, State of Ohio" says more than "Jane Doe, RN".
    licences: firstOfEach(
      [...parts.licences.filter((one) => !aside.has(one)), ...aside],
      (licence) => licence.name,
    ),
    clearances: firstOfEach(parts.clearances, ({ name }) => name),
    workPermits: firstOfEach(parts.workPermits, ({ country }) => country ?? ''),
    places: firstOfEach(parts.places, ({ place }) => place),
    conditions: firstOfEach(parts.conditions, ({ topic }) => topic),
  };
}
