import type { EducationLevel } from '@rolefit/contracts';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';

const words = lexicon.education;

function levelPattern(level: EducationLevel): RegExp {
  return wholeWords(new RegExp(`\\b${words.levels[level]}(?![\\p{L}\\p{N}])`, 'iu'));
}

/** Lowest level first. */
const levels: readonly (readonly [EducationLevel, RegExp])[] = [
  ['secondary', levelPattern('secondary')],
  ['vocational', levelPattern('vocational')],
  ['associate', levelPattern('associate')],
  ['bachelor', levelPattern('bachelor')],
  ['master', levelPattern('master')],
  ['doctorate', levelPattern('doctorate')],
];

// A bare two-letter degree may also be initials or a product ("MS Office", "BS"): it needs a word
// about education beside it.
const weak = new RegExp(`^${words.initials}$`, 'iu');
/** "BA (Hons) History", "BA History, 2019": its class or a year beside a degree that begins a line. */
const classOfDegree = new RegExp(`^\\s?\\(?${words.honoursMarks}(?!\\p{L})`, 'iu');
const datedDegree = new RegExp(
  `^${words.initialsBeforeSubject} \\p{Lu}\\p{L}{2,}[^,]{0,60},.{0,60}(?<!\\d)(?:19|20)\\d\\d(?!\\d)`,
  'u',
);
const educationWord = wholeWords(new RegExp(`\\b${words.nouns}\\b`, 'iu'));

/** A level that a line names, with the words that name it (offsets within the line). */
export interface NamedLevel {
  readonly level: EducationLevel;
  readonly start: number;
  readonly end: number;
}

function isDegree(line: string, { 0: initials, index }: RegExpExecArray): boolean {
  const after = line.slice(index + initials.length);
  return (
    classOfDegree.test(after) ||
    datedDegree.test(line) ||
    educationWord.test(line.replace(initials, ' '))
  );
}

/** All levels of education that this line names, lowest first. */
export function findEducationLevels(line: string): NamedLevel[] {
  return levels.flatMap(([level, pattern]) => {
    const match = pattern.exec(line);
    if (!match || (weak.test(match[0].trim()) && !isDegree(line, match))) return [];
    if (level === 'master' && /^MBA$/.test(match[0]) && /\bscrum\b/i.test(line)) return [];
    return [{ level, start: match.index, end: match.index + match[0].length }];
  });
}

const fieldAfter = new RegExp(
  `^(?:['’]?s)?(?: ${words.degreeNouns})?(?: \\((?:[^()]{1,40})\\))?(?:,| ${words.ofField}) (?:${words.beforeField} )?(.{2,80})`,
  'iu',
);
const fieldEnd = new RegExp(
  `\\s${words.afterField}\\b|[.;()|]|,\\s?${words.afterComma}\\b|,\\s?${words.honours}|\\s[-–—]\\s|\\d{4}`,
  'iu',
);
const honours = new RegExp(`^${words.honours}`, 'iu');

const fieldChars = 60;

/** As many fields of a list as fit, because without a field any degree would do. */
function firstFields(fields: string): string {
  if (fields.length <= fieldChars) return fields;
  const end = Math.max(fields.lastIndexOf(',', fieldChars), fields.lastIndexOf('/', fieldChars));
  return end < 0 ? fields : fields.slice(0, end);
}

/** The field of study that follows a degree's words, or null. */
export function educationField(line: string, end: number): string | null {
  const rest = fieldAfter.exec(line.slice(end, end + 140))?.[1];
  if (rest === undefined) return null;
  const field = firstFields(rest.split(fieldEnd)[0] ?? '')
    .replace(/(?<![\s,:;])[\s,:;]+$/, '')
    .trim();
  return !honours.test(field) &&
    field.length >= 2 &&
    field.length <= fieldChars &&
    /^\p{L}/u.test(field)
    ? field
    : null;
}
