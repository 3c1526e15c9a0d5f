import { lexicon } from '../lexicon/all-languages.js';
import { isPlace } from '../sentence/places.js';
import { findSingleDates, findDateRanges } from '../sentence/dates.js';
import { findEducationLevels } from '../sentence/education.js';
import { isLevel } from '../sentence/skill-levels.js';
import { findSpokenLanguages } from '../sentence/spoken-languages.js';
import { headingWords } from './section-headings.js';
import { titleStrength } from '../sentence/title-words.js';

const { listedNames } = lexicon;

/** Placeholders for names in templates. */
const placeholder = new RegExp(
  String.raw`\b${listedNames.placeholders}\b|\b${listedNames.letteredPlaceholders}\s?(?:\d|[a-c]\b)|${listedNames.unspacedPlaceholders}|x{3}`,
  'iu',
);

const fillText = new RegExp(String.raw`\b${listedNames.fillText}\b`, 'iu');

/** Whether a passage is Latin filler text, which contains no names. */
export function isFillText(words: string): boolean {
  return fillText.test(words);
}

/** Function words, which never occur in a name. */
const sentenceWords = new RegExp(String.raw`(?:^|\s)${listedNames.functionWords}(?=\s|$)`, 'iu');

const category = new RegExp(`^${listedNames.categories}(?: ${listedNames.categoryNouns})?$`, 'iu');

const organisation = new RegExp(String.raw`\b${listedNames.organisations}\b\.?`, 'iu');
const address =
  /@|https?:|www\.|\/\/|[\w-]{2}\.(?:com|org|edu|gov|me|co|info|dev|fr|de|es|uk|cn|app|tech)\b|\+?\d[\d ()-]{6,}\d/iu;
const shape = /^[\p{L}\p{N}.#@][\p{L}\p{M}\p{N}\s+#.&'’*/:!-]*$/u;
const drivingClass = new RegExp(String.raw`^${listedNames.vehicleClass}\s\p{Lu}{1,2}\d?$`, 'iu');
const instruction = new RegExp(String.raw`^${listedNames.instructions}\s`, 'iu');
const preposition = new RegExp(String.raw`^${listedNames.prepositions}\s`, 'iu');
const notTitle = new RegExp(String.raw`\b${listedNames.notTitles}\b`, 'iu');

const stateCode =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

/** Titles and degrees are read elsewhere; the name of a server is no title. */
function isTitleOrDegree(words: string): boolean {
  return (
    (titleStrength(words) >= 2 && !notTitle.test(words)) || findEducationLevels(words).length > 0
  );
}

const nameChars = 50;
const nameWords = 5;

/**
 * Whether a list item looks like the name of a skill: not a sentence, level, date, place, school,
 * address, spoken language, section name or placeholder.
 */
export function isSkillName(words: string): boolean {
  const count = words.split(/\s+/).length;
  if (!isShapedAsName(words, count) || isAnotherKind(words)) return false;
  // "5000 lines", "20 users"; but "ISO 9001" and "Windows 10".
  if (/^\d|(?<!\d)\d{2,}\s+\p{L}/u.test(words) && !/^\d\p{L}/u.test(words)) return false;
  if (isLevel(words) || (!words.includes('/') && isPlace(words)) || isDated(words)) return false;
  if (stateCode.test(words) || preposition.test(words) || isTitleOrDegree(words)) return false;
  const spoken = findSpokenLanguages(words, true);
  if (spoken.some(({ start, end }) => end - start >= words.length - 3 || count <= 2)) return false;
  return headingWords(words)?.isStrong !== true;
}

function isShapedAsName(words: string, count: number): boolean {
  return (
    words.length >= 2 &&
    words.length <= nameChars &&
    count <= nameWords &&
    /\p{L}{2}|\p{L}[+#\d]|\p{Script=Han}/u.test(words) &&
    shape.test(words)
  );
}

function isAnotherKind(words: string): boolean {
  return (
    placeholder.test(words) ||
    sentenceWords.test(words) ||
    category.test(words) ||
    organisation.test(words) ||
    address.test(words) ||
    instruction.test(words) ||
    drivingClass.test(words)
  );
}

function isDated(words: string): boolean {
  return (
    findDateRanges(words).length > 0 ||
    (/^(?:\p{L}+\.?\s)?(?:19|20)\d\d$/u.test(words) && findSingleDates(words).length > 0)
  );
}

/** Whether words form a sentence, despite commas: names contain no plain words between them. */
export function isSentence(words: string): boolean {
  return (
    /[.!?]$/.test(words) &&
    words.split(/[\s,;]+/).filter((word) => sentenceWords.test(word)).length >= 2
  );
}

/** Whether a word is marked as a name by a capital, a digit or a symbol. */
export function looksNamed(words: string): boolean {
  return /\p{Lu}|\d|[+#.]|\p{Script=Han}/u.test(words);
}

const placeholders = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])${listedNames.templateWords}|20XX|\[${listedNames.templateNotes}\b[^\]\n]{0,30}\]|\b${listedNames.numberedPlaceholders} \d\b|\bxxx+\b`,
  'giu',
);

// A single placeholder may be an oversight; this many kinds mean an unfilled template.
const templateMarks = 4;

/** Whether a text is an unfilled template: then only names in the taxonomy are skills. */
export function isTemplate(text: string): boolean {
  const kinds = new Set(
    [...text.slice(0, 60_000).matchAll(placeholders)].map(([mark]) =>
      mark.toLowerCase().replace(/\d+/g, '1').replace(/x{3,}/, 'xxx'),
    ),
  );
  return kinds.size >= templateMarks;
}
