import { mayBeName, skillByName, titleFamily } from '@rolefit/skills';
import { splitLines, type Line } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';
import { resumeHeading } from '../resume/sections.js';

const { personalData } = lexicon;
const title = String.raw`${personalData.honorifics}\.?\s`;

/** Two to six capitalised words, optionally with a title or academic degree. */
export const nameShape = new RegExp(
  `^(?:${title})?\\p{Lu}[\\p{L}.'’-]*(?:\\s(?:\\p{Lu}[\\p{L}.'’-]*|${personalData.particles})){1,5}(?:,? ${personalData.nameSuffixes})?$`,
  'u',
);

// Two to four characters alone on the first line of a Chinese, Japanese or Korean resume.
const shortName = /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u;
const singleName = /^\p{Lu}\p{Ll}[\p{L}'’-]{1,20}$/u;

/**
 * The most common Chinese surnames, which identify a name beside a title. Source: Ministry of
 * Public Security, 2020.
 */
const chineseSurname = new RegExp(String.raw`^${personalData.surnames}[\p{Script=Han}]{1,2}$`, 'u');

const documentTitle = new RegExp(`^${personalData.documentBeginnings}`, 'iu');
const sectionWord = new RegExp(
  String.raw`(?<![\p{L}])${personalData.sectionParts}(?![\p{L}])`,
  'iu',
);
/** Endings of job titles that are not surnames. */
const jobWord = new RegExp(
  String.raw`(?<![\p{L}])${personalData.jobWords}(?:\sI{1,3}|\sIV)?$`,
  'iu',
);

/** A role, a heading, a skill: other capitalised lines at the head of a resume. */
export function isSomethingElse(words: string, line: Line): boolean {
  // "Sarah Baker" is no title here: a name that is also a trade must be redacted.
  const isTitle = (titleFamily(words) !== null || jobWord.test(words)) && !mayBeName(words);
  return (
    isTitle ||
    resumeHeading({ ...line, text: words }) !== null ||
    skillByName(words) !== undefined ||
    documentTitle.test(words) ||
    sectionWord.test(words)
  );
}

/** Whether words have the form of a labelled name: "Name: …". */
export function isStatedName(words: string): boolean {
  return nameShape.test(words) || shortName.test(words);
}

/** Whether a resume's first line is a name despite being a single word. */
export function isNameAlone(line: Line): boolean {
  return (
    (shortName.test(line.text) && !documentTitle.test(line.text)) ||
    (singleName.test(line.text) && !isSomethingElse(line.text, line))
  );
}

/** Whether characters within the first lines are a Chinese name. */
export function isChineseName(words: string): boolean {
  return chineseSurname.test(words);
}

/** Whether a line opens a section; capitalised lines below it are its content. */
export function opensSection(line: Line): boolean {
  const section = resumeHeading(line);
  return section !== null && section !== 'other';
}

/** The first lines of a resume, where the name usually appears. */
export function headOf(text: string, lines: number): Line[] {
  return splitLines(text.slice(0, 4_000)).slice(0, lines);
}
