import { mayBeName, skillByName, titleFamily } from '@rolefit/skills';
import { splitLines, type Line } from '../builtin/lines.js';
import { resumeHeading } from '../builtin/resume-sections.js';

const nameShape = /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau)\.?\s)?\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|la|di|bin|al)){1,4}(?:,? (?:[JS]r\.?|Ph\.?D\.?|RN|MBA|CPA|MSN|BSN))?$/u;
const documentTitle = /^(?:curriculum|resume|résumé|lebenslauf|cover letter|last updated|profile|profil|contact|kontakt)/iu;
// Two to four characters alone on the first line of a Chinese, Japanese or Korean resume.
const shortName = /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u;
const singleName = /^\p{Lu}\p{Ll}[\p{L}'’-]{1,20}$/u;

const headLines = 8;

/** A role, a heading, a skill: what also stands at a resume's head in capitals. */
function isSomethingElse(words: string, line: Line): boolean {
  // "Sarah Baker" is no title here: a name must not slip through for being a trade as well.
  return (titleFamily(words) !== null && !mayBeName(words)) || resumeHeading({ ...line, text: words }) !== null || skillByName(words) !== undefined || documentTitle.test(words);
}

/**
 * The person's name at the head of a resume: stated as such, or a short line of capitalised words, or the part of a line before its contact data, that
 * is neither a role nor a heading nor a skill; null where nothing looks like one.
 */
export function personName(text: string): string | null {
  const head = splitLines(text.slice(0, 4_000)).slice(0, headLines);
  for (const line of head) {
    const stated = /^(?:name|full name|nom|nombre|姓名)\s?[:：]?\s?(\S.{1,59})$/iu.exec(line.text)?.[1]?.trim();
    if (stated !== undefined && (nameShape.test(stated) || shortName.test(stated))) return stated;
    for (const words of line.text.split(/\s*[|•·–—]\s*|\t|\s{3,}|,\s/u).map((part) => part.trim())) {
      if (words.length <= 50 && nameShape.test(words) && !isSomethingElse(words, line)) return words;
    }
  }
  const [first] = head;
  return first && (shortName.test(first.text) || (singleName.test(first.text) && !isSomethingElse(first.text, first))) ? first.text : null;
}
