import { educationLevelSchema, type EducationLevel } from '@rolefit/contracts';
import { findDateRanges, findSingleDates } from '../sentence/dates.js';
import { lexicon } from '../lexicon/all-languages.js';
import { educationField, findEducationLevels, type NamedLevel } from '../sentence/education.js';
import type { SectionedLine } from './sections.js';
import { isPlace } from '../sentence/places.js';
import { isOrganisation } from '../sentence/title-words.js';
import { wholeWords } from '../document/whole-words.js';

const words = lexicon.studies;

/** An expression for each level of which there are words, lowest level first. */
function byLevel(
  alternatives: Readonly<Partial<Record<EducationLevel, string>>>,
  compile: (source: string, level: EducationLevel) => RegExp,
): (readonly [EducationLevel, RegExp])[] {
  return educationLevelSchema.options.flatMap((level) => {
    const source = alternatives[level];
    return source === undefined ? [] : [[level, compile(source, level)] as const];
  });
}

/** Words that name a degree only in a section about education. */
const degreeWords = byLevel(words.degrees, (source) =>
  wholeWords(new RegExp(String.raw`\b${source}\b`, 'iu')),
);

// "Brookline, MA" is a place.
const afterNoCity = String.raw`(?<!\p{L}, )`;
const mayBePlaces: ReadonlySet<EducationLevel> = new Set(['master', 'doctorate']);

/** Case-sensitive abbreviations of degrees. */
const degreeLetters = byLevel(words.abbreviations, (source, level) =>
  wholeWords(
    new RegExp(String.raw`${mayBePlaces.has(level) ? afterNoCity : ''}\b${source}\b`, 'u'),
  ),
);

const chineseDegrees = byLevel(words.unspacedDegrees, (source) => new RegExp(source, 'u'));

const capitals = new RegExp(String.raw`\b(?:${words.smallWords.join('|').toUpperCase()})\b`, 'g');

/** Converts a heading in capitals ("BS IN COMPUTER SCIENCE") to normal case. */
function plainCase(line: string): string {
  return /\p{Ll}/u.test(line) ? line : line.replace(capitals, (word) => word.toLowerCase());
}

// A thesis or a scholarship describes a degree that another line names.
const aboutDegree = new RegExp(
  String.raw`^(?:[^\p{L}]*)${words.aboutDegree}\b|\b${words.awards}\b`,
  'iu',
);

function degreeOf(line: string): NamedLevel | null {
  const plain = plainCase(line);
  const named = [...findEducationLevels(plain)];
  for (const [level, pattern] of [...degreeWords, ...degreeLetters, ...chineseDegrees]) {
    const match = pattern.exec(plain);
    if (match) named.push({ level, start: match.index, end: match.index + match[0].length });
  }
  // The words of several levels overlap ("Bac pro", "técnico superior", "FH-Diplom"): the longest
  // match wins, then the highest level.
  const order: readonly EducationLevel[] = [
    'secondary',
    'vocational',
    'associate',
    'bachelor',
    'master',
    'doctorate',
  ];
  const whole = named.filter(
    (one) =>
      !named.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
  return whole.reduce<NamedLevel | null>(
    (best, one) =>
      best === null || order.indexOf(one.level) > order.indexOf(best.level) ? one : best,
    null,
  );
}

const fieldWords = new RegExp(
  String.raw`(?:${words.fieldEndings}|\b${words.fields})\b|${words.unspacedFields}`,
  'iu',
);
const anyFieldWord = new RegExp(fieldWords.source, 'giu');
const levelTail = new RegExp(
  String.raw`^(?:\s?${words.beforeTails}?\s?${words.degreeTails})\b`,
  'iu',
);

/** "candidate in", "of Science in": words between a degree and its field. */
const plainTail = new RegExp(
  String.raw`^(?:${words.afterDegrees}\s)?(?:${words.faculties}\s)?${words.beforeFields}\s+(?=\S)|^${words.fieldArticles}\s+`,
  'iu',
);
const unspacedBefore = new RegExp(String.raw`^(?:[\s.:–-]|${words.unspacedBeforeField})+`, 'u');
const unspacedAfter = new RegExp(
  String.raw`(?<![\s.:–-]|${words.unspacedAfterField})(?:[\s.:–-]|${words.unspacedAfterField})+$`,
  'u',
);
const notFields = new RegExp(String.raw`\b${words.notFields}\b|\d{3}`, 'iu');

const fieldChars = 60;

const firmLike = new RegExp(String.raw`\b${words.firmLikeFields}$`, 'iu');

/** "Information Systems" has the form of a firm's name, but is a field of study. */
function isSchoolOrFirm(named: string): boolean {
  return isOrganisation(named) && !firmLike.test(named);
}

/** The pieces of a line that could be a field: no school, place, date or grade. */
function fieldPieces(line: string): string[] {
  let rest = line;
  for (const { start, end } of [...findDateRanges(line), ...findSingleDates(line)].sort(
    (a, b) => b.start - a.start,
  ))
    rest = `${rest.slice(0, start)} | ${rest.slice(end)}`;
  return rest
    .split(/[,;|•·(){}\t]|\s[-–—]\s|: |\.\s|\s{2,}|，|、/u)
    .map((piece) =>
      piece.replace(unspacedBefore, '').replace(unspacedAfter, '').replace(plainTail, ''),
    )
    .map(withoutSchool)
    .filter(
      (piece) =>
        piece.length >= 2 &&
        piece.length <= fieldChars &&
        /\p{L}{2}/u.test(piece) &&
        !isPlace(piece) &&
        !isSchoolOrFirm(piece) &&
        !notFields.test(piece),
    );
}

/** "Bachelor of Science : Nursing", "Master of Arts - History": the field follows the degree's full name. */
const namedLevel = new RegExp(
  String.raw`^${words.facultyNames}\s?(?:[:–—-]|,(?=\s\p{Lu}))\s{1,3}(?=\p{L}{3})`,
  'iu',
);
/** What follows is the school: "Accounting Hillside University". */
const school = new RegExp(
  String.raw`(?:\s\p{Lu}[\p{L}.'’&-]*){1,5}\s${words.schoolEndings}\b|\s${words.schoolOpenings}`,
  'u',
);
const afterField = new RegExp(String.raw`[,|\t]|\s${words.afterFields}\s`, 'u');
const bareField = new RegExp(`^${words.bareFields}$`, 'iu');
const noField = new RegExp(`^${words.noFields}$`, 'iu');

const shortSchool = new RegExp(String.raw`\s\p{Lu}[\p{L}.'’&-]*\s${words.schoolEndings}\b`, 'u');

/** Cuts off a school that follows a field without a comma: after the last word that fields end with or, if there is none, one word before "University". */
function withoutSchool(named: string): string {
  const found = school.exec(named);
  if (!found) return named;
  const before = named.slice(0, found.index + found[0].length);
  const last = [...before.matchAll(anyFieldWord)].at(-1);
  if (last) return named.slice(0, last.index + last[0].length);
  return named.slice(0, shortSchool.exec(named)?.index ?? found.index);
}

/** A line up to its first date: "Guidance 2018 Broward College". */
function beforeDates(words: string): string {
  const dates = [...findDateRanges(words), ...findSingleDates(words)];
  return words.slice(0, Math.min(words.length, ...dates.map(({ start }) => start)));
}

/** "Associate of Arts : Guidance": what follows the degree and a colon is its field. */
const afterColon = /^\s?[:：]\s+(?=\p{L}{2})([^,;|(]*)/u;

function fieldAfterColon(line: string, end: number): string | null {
  const named = afterColon.exec(line.slice(end, end + 2 * fieldChars))?.[1];
  if (named === undefined) return null;
  const bare = withoutSchool(beforeDates(named)).trim();
  return bare.length <= fieldChars && !notFields.test(bare) && !noField.test(bare) ? bare : null;
}

/**
 * The field that follows a degree, without parts of the degree's name ("of Science in") or of the
 * school.
 */
function statedField(whole: string, { end }: NamedLevel): string | null {
  const line = whole.slice(0, end) + beforeDates(whole.slice(end));
  const tail = levelTail.exec(line.slice(end))?.[0].length ?? 0;
  const stated =
    fieldAfterColon(line, end + tail) ??
    educationField(line, end) ??
    educationField(line, end + tail);
  const told = withoutSchool(stated?.split(afterField)[0] ?? '');
  const bare = told
    .replace(namedLevel, '')
    .replace(plainTail, '')
    .replace(/(?<!\s)\s*[(\d][^]*/u, '')
    .trim();
  return /\p{L}{3}/u.test(bare) && !isSchoolOrFirm(bare) && !isPlace(bare) ? bare : null;
}

/**
 * The field of a degree: after its words, else a piece of its line or the adjacent lines that looks
 * like a field.
 */
function fieldOf(lines: readonly SectionedLine[], at: number, named: NamedLevel): string | null {
  const { level, start, end } = named;
  if (level === 'secondary') return null;
  const line = lines[at]?.text ?? '';
  const stated = statedField(plainCase(line), named);
  const isBareLevel = stated !== null && bareField.test(stated);
  if (stated !== null && !isBareLevel) return stated;
  const tail = levelTail.exec(line.slice(end))?.[0].length ?? 0;
  const own = fieldPieces(`${line.slice(end + tail)} | ${line.slice(0, start)}`);
  const beside = [lines[at + 1], lines[at - 1]]
    .filter(
      (other) =>
        other !== undefined &&
        !other.isHeading &&
        other.section === lines[at]?.section &&
        !other.isBullet &&
        degreeOf(other.text) === null,
    )
    .flatMap((other) => fieldPieces(other?.text ?? ''));
  return (
    [...own, ...beside].find((piece) => fieldWords.test(piece)) ??
    (isBareLevel && !noField.test(stated) ? stated : null)
  );
}

/** Whether a line of a section about education names a degree. */
export function namesDegree(line: string): boolean {
  return degreeOf(line) !== null;
}

/** A degree of a resume: offsets of its words within the line. */
export interface Degree extends NamedLevel {
  readonly field: string | null;
}

/**
 * The degree that a line of a section about education names, the highest of several, or null.
 * @param at the line's index in `lines`, whose neighbours may name the field
 */
export function findDegree(lines: readonly SectionedLine[], at: number): Degree | null {
  const line = lines[at];
  // A line that begins in lower case continues a sentence.
  if (!line || line.isHeading || aboutDegree.test(line.text) || /^\p{Ll}{2,}\s/u.test(line.text))
    return null;
  const named = degreeOf(line.text);
  return named && { ...named, field: fieldOf(lines, at, named) };
}
