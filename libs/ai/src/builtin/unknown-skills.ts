import { skillByName } from '@rolefit/skills';

/** A name that the taxonomy does not know; offsets within what was searched. */
export interface UnknownSkill {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const opener =
  /\b(?:experience (?:with|in|using)|knowledge of|proficien(?:t|cy) (?:in|with)|familiar(?:ity)? with|expertise (?:in|with)|skilled in|working with|certified in|hands-on with|kenntnisse in|erfahrung (?:mit|in)|connaissance (?:de|des)|maîtrise (?:de|des)|experiencia (?:con|en)|conocimientos? (?:de|en))\s/giu;
const separators = /\s*(?:,|;|\/|\||·|•|\bor\b|\band\b|\boder\b|\bund\b|\bou\b|\bet\b|\by\b)\s*/giu;
// A technical look: capitals inside, digits with letters, a dot or sign inside ("TypeORM", "S3", "Vert.x"), or an acronym.
const technicalLook = /^(?=.*\p{L})(?:[\p{Lu}\p{N}]{2,8}|\p{L}+\p{Lu}[\p{L}\p{N}]*|\p{Lu}[\p{L}]*\p{N}[\p{L}\p{N}.]*|\p{L}[\p{L}\p{N}]*[.+#][\p{L}\p{N}+#]+)$/u;
const everydayAcronym = /^(?:US|USA|UK|EU|EEO|CEO|CTO|CFO|COO|VP|PM|AM|FTE|PTO|ID|TV|NYC|SF|LA|DC|PC|IT|HR|OK|II|III|IV|GPA|PHD|BA|BS|MA|MS|MBA|CV|FAQ|URL|GS-?\d*|ASAP|N\/A|AND|OR|THE|NOT|ALL|WITH|FOR|YOU|WE|OUR)$/iu;

/** Whether a piece reads as the proper name of a tool: one or two words with a technical look. */
export function looksTechnical(piece: string): boolean {
  const words = piece.split(/\s+/);
  if (piece.length < 2 || piece.length > 30 || words.length > 2 || everydayAcronym.test(piece)) return false;
  return words.some((word) => technicalLook.test(word)) && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word) || technicalLook.test(word));
}

/**
 * Names in lists that follow "experience with", "knowledge of" and the like, where they look like proper names of tools and the taxonomy does
 * not know them. Precision first: a plain word is never taken.
 */
export function findUnknownSkills(sentence: string): UnknownSkill[] {
  const found: UnknownSkill[] = [];
  for (const match of sentence.matchAll(opener)) {
    const from = match.index + match[0].length;
    const list = (/^[^.;:()\n]{1,160}/u.exec(sentence.slice(from)) ?? [''])[0];
    let at = 0;
    for (const cut of [...list.matchAll(separators), null]) {
      const piece = list.slice(at, cut?.index ?? list.length);
      const name = piece.trim();
      const start = from + at + piece.indexOf(name);
      if (looksTechnical(name) && !skillByName(name)) found.push({ name, start, end: start + name.length });
      if (cut) at = cut.index + cut[0].length;
    }
  }
  return found;
}
