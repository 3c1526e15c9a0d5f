import { skillByName } from '@rolefit/skills';
import { namesBeside } from './listed-beside.js';
import { nounPhrase, nounPhraseAtEnd } from './noun-phrase.js';
import { emptyWords, nounsInIng } from './phrase-words.js';
import { englishOpener, listSeparator, skillCloser, skillOpener } from './skill-openers.js';
import type { Span } from '../document/span.js';
import { findSpokenLanguages } from '../sentence/spoken-languages.js';
import { lexicon } from '../lexicon/all-languages.js';

/** A name that the taxonomy does not know; offsets within the searched text. */
export interface UnknownSkill extends Span {
  readonly name: string;
}

const listChars = 240;

const words = lexicon.skills;
const everydayAcronym = new RegExp(`^(?:${words.acronyms}|[ABC][12])$`, 'iu');

// "Gerne auch Berufsanfänger", "au moins 3 ans"; and the first half of "Handels- und Steuerrecht".
const looseOpening = new RegExp(`^${words.looseOpenings}\\b`, 'iu');
const firstHalf = /^-(?:[\s,/]|$)/u;

function isJunk(sentence: string, { name, end }: UnknownSkill): boolean {
  return looseOpening.test(name) || firstHalf.test(sentence.slice(end, end + 2));
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

// Fields of knowledge by their endings, and long German and Swedish compounds.
const fieldWord = new RegExp(`${words.fieldEndings}$|^\\p{L}{15,}$`, 'iu');

/** A single everyday word ("components", "written") is too vague for a requirement. */
function isTelling(name: string): boolean {
  return (
    /\s/.test(name) || /\p{Lu}|\p{N}/u.test(name) || fieldWord.test(name) || nounsInIng.has(name)
  );
}

interface List {
  readonly from: number;
  readonly known: readonly Span[];
  /**
   * In other languages a single word is more often a name ("soldadura", "segelsömnad"), at the head
   * of its list.
   */
  readonly isEnglish: boolean;
}

const wordChars = 7;

const exampleCue = new RegExp(String.raw`^[\s,(:]{1,3}${lexicon.grammar.exampleCues}[\s,:]`, 'iu');

/** "Widely used concepts such as recursion": a class whose examples are what is asked for. */
function isClassOfExamples(sentence: string, { start, end }: Span): boolean {
  const last = sentence.slice(start, end).toLowerCase().split(/\s+/u).at(-1) ?? '';
  return emptyWords.has(last) && exampleCue.test(sentence.slice(end, end + 40));
}

/** The names in a list, which ends with the sentence or where a different clause begins. */
function namesInList(sentence: string, { from, known, isEnglish }: List): UnknownSkill[] {
  // A list that is cut for its length ends with a complete word.
  const rest = sentence.slice(from, from + listChars);
  const list = from + listChars < sentence.length ? rest.replace(/\s\S*$/u, '') : rest;
  const found: UnknownSkill[] = [];
  let areWords = !isEnglish;
  let at = 0;
  for (const cut of [...list.matchAll(listSeparator), null]) {
    const piece = list.slice(at, cut?.index ?? list.length);
    const { phrase, isEnd } = nounPhrase(piece, isEnglish);
    if (phrase) {
      const name = piece.slice(phrase.start, phrase.end);
      const span = { start: from + at + phrase.start, end: from + at + phrase.end };
      areWords &&= !/\s/.test(name) && name.length >= wordChars;
      if (
        (areWords || isTelling(name)) &&
        !everydayAcronym.test(name) &&
        !known.some((other) => overlaps(other, span)) &&
        !isClassOfExamples(sentence, span) &&
        !skillByName(name)
      )
        found.push({ name, ...span });
    }
    if (isEnd || !cut) break;
    at = cut.index + cut[0].length;
  }
  return found;
}

const nameChars = 70;

/**
 * "Safe driving skills", "rope access certification": the name precedes the word that marks it as a
 * skill.
 */
function namesBeforeClosers(sentence: string, known: readonly Span[]): UnknownSkill[] {
  return [...sentence.matchAll(skillCloser)].flatMap(({ index }) => {
    const from = Math.max(0, index - nameChars);
    const phrase = nounPhraseAtEnd(sentence.slice(from, index));
    if (!phrase) return [];
    const span = { start: from + phrase.start, end: from + phrase.end };
    const name = sentence.slice(span.start, span.end);
    return known.some((other) => overlaps(other, span)) || skillByName(name)
      ? []
      : [{ name, ...span }];
  });
}

/** Context of a sentence for the search of unknown names. */
export interface SentenceContext {
  /** Ranges that the taxonomy names: a phrase around one of them is no other skill. */
  readonly known: readonly Span[];
  /** The subset that names a technology or a tool. */
  readonly technologies: readonly Span[];
  /** The sentence is an item of a list of requirements, where a bare name is accepted. */
  readonly isListItem: boolean;
}

const itemWordsMax = 8;
/** A single word as an item is as often a personal trait ("Reliable", "Flexibility"). */
const trait = new RegExp(`${words.traitEndings}$`, 'iu');

/** "Soil mechanics", "GAAP and IFRS": an item that consists only of names. */
function namesOfItem(sentence: string, known: readonly Span[]): UnknownSkill[] {
  if (
    sentence.split(/\s+/).length > itemWordsMax ||
    /[.!?:]$|\d{4}/u.test(sentence) ||
    findSpokenLanguages(sentence, true).length > 0
  )
    return [];
  const areNames = sentence.split(listSeparator).every((piece) => {
    const { phrase } = nounPhrase(piece);
    return phrase !== null && phrase.end - phrase.start >= piece.trim().length - 2;
  });
  return areNames
    ? namesInList(sentence, { from: 0, known, isEnglish: true }).filter(
        ({ name }) => /\s/.test(name) || !trait.test(name),
      )
    : [];
}

/**
 * "Phoenix and PostgreSQL": a name that is also another word, in an item that consists of capitalised names, one of them a technology. The
 * taxonomy alone cannot tell such a name from the word.
 */
function namesWithTechnology(sentence: string, technologies: readonly Span[]): UnknownSkill[] {
  if (technologies.length === 0 || sentence.split(/\s+/).length > itemWordsMax) return [];
  let at = 0;
  const pieces = [...sentence.matchAll(listSeparator), null].map((cut): Span => {
    const end = cut?.index ?? sentence.length;
    const start =
      at + (sentence.slice(at, end).length - sentence.slice(at, end).trimStart().length);
    at = end + (cut?.[0].length ?? 0);
    return { start, end: start + sentence.slice(start, end).trimEnd().length };
  });
  const isNameLike = ({ start, end }: Span) => {
    const { phrase } = nounPhrase(sentence.slice(start, end));
    return /^[\p{Lu}\p{N}]/u.test(sentence.slice(start, end)) && phrase?.end === end - start;
  };
  return pieces.length > 1 && pieces.every(isNameLike)
    ? pieces
        .filter((piece) => !technologies.some((one) => overlaps(one, piece)))
        .map((piece) => named(sentence, piece))
        .filter(({ name }) => skillByName(name) !== undefined && !everydayAcronym.test(name))
    : [];
}

function named(sentence: string, { start, end }: Span): UnknownSkill {
  return { name: sentence.slice(start, end), start, end };
}

/**
 * The names in a sentence that the taxonomy does not know: one or a list of them after "experience
 * with" or "knowledge of", the words before "skills", items beside technologies in a list, and bare
 * items of a list of requirements. Phrases that name nothing ("other people", "a similar role") and
 * spoken languages are excluded.
 */
export function findUnknownSkills(
  sentence: string,
  { known, technologies, isListItem }: SentenceContext,
): UnknownSkill[] {
  const found: UnknownSkill[] = [];
  const add = (skills: readonly UnknownSkill[]) => {
    for (const skill of skills)
      if (!found.some((other) => overlaps(other, skill))) found.push(skill);
  };
  for (const match of sentence.matchAll(skillOpener))
    add(
      namesInList(sentence, {
        from: match.index + match[0].length,
        known,
        isEnglish: englishOpener.test(match[0]),
      }),
    );
  add(namesBeforeClosers(sentence, known));
  add(
    namesBeside(sentence, technologies)
      .map((span) => named(sentence, span))
      .filter(({ name }) => !skillByName(name) && !everydayAcronym.test(name)),
  );
  if (isListItem) {
    add(namesOfItem(sentence, known));
    add(
      namesWithTechnology(sentence, technologies).filter(
        (name) => !known.some((one) => overlaps(one, name)),
      ),
    );
  }
  return found
    .filter((skill) => !isJunk(sentence, skill))
    .filter(({ name }) => findSpokenLanguages(name, true).length === 0)
    .sort((a, b) => a.start - b.start);
}
