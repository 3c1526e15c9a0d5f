import { mayBeName, skillByName, titleFamily } from '@rolefit/skills';
import { splitLines, type Line } from '../document/lines.js';
import { resumeHeading } from '../resume/sections.js';

const particle =
  '(?:de|del|della|van|von|der|den|la|las|los|le|di|da|do|dos|das|du|bin|ibn|al|el|e|y|zu|zum|ter|ten|af)';
const title = '(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau)\\.?\\s';
const letters = '(?:Jr|Sr)\\.?|Ph\\.?D\\.?|RN|MBA|CPA|MSN|BSN';

/** Two to six capitalised words, optionally with a title or academic degree. */
export const nameShape = new RegExp(
  `^(?:${title})?\\p{Lu}[\\p{L}.'’-]*(?:\\s(?:\\p{Lu}[\\p{L}.'’-]*|${particle})){1,5}(?:,? (?:${letters}))?$`,
  'u',
);

// Two to four characters alone on the first line of a Chinese, Japanese or Korean resume.
const shortName = /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u;
const singleName = /^\p{Lu}\p{Ll}[\p{L}'’-]{1,20}$/u;

/**
 * The most common Chinese surnames, which identify a name beside a title. Source: Ministry of
 * Public Security, 2020.
 */
const chineseSurname =
  /^(?:欧阳|司马|上官|诸葛|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗郑梁谢宋唐许韩冯邓曹彭曾萧肖田董潘袁蔡蒋余于杜叶魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖韦贾夏付邹熊孟秦邱侯尹薛闫段雷黎史陶贺郝顾龚邵覃武钱戴严莫孔汤])[\p{Script=Han}]{1,2}$/u;

const documentTitle =
  /^(?:curriculum|resume|résumé|lebenslauf|cover letter|last updated|profile|profil|contact|kontakt|bio-?data|hoja de vida|个人简历|个人信息|求职简历|简历|履歴書|이력서)/iu;
const sectionWord =
  /(?<![\p{L}])(?:summary|qualifications?|profile|focus|objective|highlights|skills|experience|accomplishments|education|overview|statement|expertise|competenc(?:e|ies)|history|background|information|details|references|certifications?|languages|interests|page|resume|résumé|cv|lebenslauf|vitae)(?![\p{L}])/iu;
/** Endings of job titles that are not surnames. */
const jobWord =
  /(?<![\p{L}])(?:accountant|administrator|advisor|adviser|advocate|agent|analyst|architect|assistant|associate|attendant|auditor|coach|communicator|consultant|coordinator|designer|developer|director|engineer|executive|instructor|intern|interviewer|manager|nurse|officer|operator|paralegal|president|professional|programmer|recruiter|representative|researcher|scientist|specialist|superintendent|supervisor|teacher|technician|technologist|trainee|translator|volunteer)s?(?:\sI{1,3}|\sIV)?$/iu;

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
