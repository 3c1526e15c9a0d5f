import { skillByName } from '@rolefit/skills';
import { nounPhrase } from './noun-phrase.js';
import { listSeparator, skillOpener } from './skill-openers.js';
import { findSpokenLanguages } from './spoken-languages.js';

/** A place in a sentence, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A name that the taxonomy does not know; offsets within what was searched. */
export interface UnknownSkill extends Span {
  readonly name: string;
}

const listChars = 240;

// A technical look: capitals inside, digits with letters, a dot or sign inside ("TypeORM", "S3", "Vert.x"), or an acronym.
const technicalLook = /^(?=.*\p{L})(?:[\p{Lu}\p{N}]{2,8}|\p{L}+\p{Lu}[\p{L}\p{N}]*|\p{Lu}[\p{L}]*\p{N}[\p{L}\p{N}.]*|\p{L}[\p{L}\p{N}]*[.+#][\p{L}\p{N}+#]+)$/u;
const everydayAcronym = /^(?:US|USA|UK|EU|EEO|CEO|CTO|CFO|COO|VP|PM|AM|FTE|PTO|ID|TV|NYC|SF|LA|DC|PC|IT|HR|OK|II|III|IV|GPA|PHD|BA|BS|BSC|MA|MS|MSC|MBA|CV|FAQ|URL|GS-?\d*|ASAP|N\/A|AND|OR|THE|NOT|ALL|WITH|FOR|YOU|WE|OUR|[ABC][12])$/iu;

/** Whether a piece reads as the proper name of a tool: one or two words with a technical look. */
export function looksTechnical(piece: string): boolean {
  const words = piece.split(/\s+/);
  if (piece.length < 2 || piece.length > 30 || words.length > 2 || everydayAcronym.test(piece)) return false;
  return words.some((word) => technicalLook.test(word)) && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word) || technicalLook.test(word));
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** A single everyday word ("components", "written") says too little to be asked of a person by name. */
function isTelling(name: string): boolean {
  return /\s/.test(name) || /\p{Lu}|\p{N}/u.test(name) || name.length >= 9;
}

/** The names in a list that begins at `from`; it ends with the sentence, or where a clause of another kind begins. */
function namesInList(sentence: string, from: number, known: readonly Span[]): UnknownSkill[] {
  const list = sentence.slice(from, from + listChars);
  const found: UnknownSkill[] = [];
  let at = 0;
  for (const cut of [...list.matchAll(listSeparator), null]) {
    const piece = list.slice(at, cut?.index ?? list.length);
    const { phrase, isEnd } = nounPhrase(piece);
    if (phrase) {
      const name = piece.slice(phrase.start, phrase.end);
      const span = { start: from + at + phrase.start, end: from + at + phrase.end };
      if (isTelling(name) && !everydayAcronym.test(name) && !known.some((other) => overlaps(other, span)) && !skillByName(name)) found.push({ name, ...span });
    }
    if (isEnd || !cut) break;
    at = cut.index + cut[0].length;
  }
  return found;
}

/**
 * Names in what follows "experience with", "knowledge of" and the like, one or a list of them, that the taxonomy does not know. A phrase that
 * names nothing ("other people", "a similar role") is none, and spoken languages are read elsewhere.
 * @param known places of the sentence that the taxonomy names: a phrase around one of them is no other skill
 */
export function findUnknownSkills(sentence: string, known: readonly Span[] = []): UnknownSkill[] {
  const found = new Map<number, UnknownSkill>();
  for (const match of sentence.matchAll(skillOpener)) {
    for (const skill of namesInList(sentence, match.index + match[0].length, known)) found.set(skill.start, skill);
  }
  return [...found.values()].filter(({ name }) => findSpokenLanguages(name, true).length === 0).sort((a, b) => a.start - b.start);
}
