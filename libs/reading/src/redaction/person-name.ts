import { titleSeniority } from '@rolefit/skills';
import type { Line } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';
import {
  headOf,
  isChineseName,
  isNameAlone,
  isSomethingElse,
  isStatedName,
  nameShape,
  opensSection,
} from './name-shapes.js';

const headLines = 8;

/** "Resume of Jo Marlin", "Lebenslauf – Jo Marlin", "Name: Jo Marlin". */
const { nameLabels, documents, of, documentsAfter, ranks } = lexicon.personalData;
const stated = new RegExp(
  String.raw`^${nameLabels}(?!\p{Script=Latin})\s?[:：]?\s?(\S.{1,59})$`,
  'iu',
);
const titled = new RegExp(String.raw`^${documents}(?:\s?[:|–—-]|\s${of})?\s(?=\p{Lu})`, 'iu');
const titledAfter = new RegExp(String.raw`\s${documentsAfter}$`, 'iu');
const rank = new RegExp(String.raw`\s${ranks}\s`, 'iu');
const separators = /(?:(?<!\s)\s+)?[|•·–—｜]\s*|\s-\s|\t|\s{3,}|,\s|\s?\(/u;

/**
 * Parts of a line that may be a name; in "Jo Marlin Senior Developer" the words before the first
 * title word.
 */
function candidatesOf(line: Line): string[] {
  return line.text.split(separators).flatMap((part) => {
    const words = part.trim().replace(titled, '').replace(titledAfter, '');
    const rung = words.search(rank);
    return rung > 0 && titleSeniority(words.slice(rung)) !== null
      ? [words, words.slice(0, rung)]
      : [words];
  });
}

const lowerCaseName = /^\p{Ll}[\p{L}'’-]+(?:\s\p{Ll}[\p{L}'’-]+){1,3}$/u;

/** Whether a mail address or a link of the resume contains one of these words. */
function isInAccounts(words: string, accounts: readonly string[]): boolean {
  const parts = words
    .toLowerCase()
    .split(/\s/u)
    .filter((part) => part.length >= 4);
  return parts.some((part) => accounts.some((account) => account.includes(part)));
}

/**
 * The person's name at the head of a resume: a labelled one, a short line of capitalised words, or
 * the part of a line before its contact data, which is neither a role nor a heading nor a skill;
 * null if there is none.
 * @param accounts local parts of mail addresses and links, in lower case: they confirm a name in
 * lower case, or below the heading of a section
 */
export function personName(text: string, accounts: readonly string[] = []): string | null {
  const head = headOf(text, headLines);
  let isInSection = false;
  for (const line of head) {
    const told = stated.exec(line.text)?.[1]?.trim();
    if (told !== undefined && isStatedName(told)) return told;
    isInSection ||= opensSection(line);
    for (const words of candidatesOf(line)) {
      const isConfirmed = isInAccounts(words, accounts);
      const hasShape =
        words.length <= 50 &&
        (nameShape.test(words)
          ? isConfirmed || !isInSection
          : isConfirmed && lowerCaseName.test(words));
      if (hasShape && !isSomethingElse(words, line)) return words;
    }
  }
  const [first, second] = head;
  if (first && isNameAlone(first)) return first.text;
  return (
    [first, second]
      .flatMap((line) => line?.text.split(/[\s|｜·,，/]+/u, 1) ?? [])
      .find(isChineseName) ?? null
  );
}

/** A letter-spaced name with its range: "J A N E D O E". */
export interface SpacedName {
  readonly start: number;
  readonly end: number;
  /** In capitals; a single word unless wider gaps separate the words. */
  readonly name: string;
}

const spacedLetters = /^\p{Lu}(?:\s{1,4}\p{Lu}){3,30}$/u;

/**
 * The first letter-spaced line at the head that is no heading or title (unlike "E X P E R I E N C
 * E").
 */
export function spacedName(text: string): SpacedName | null {
  for (const line of headOf(text, headLines)) {
    if (!spacedLetters.test(line.text)) continue;
    const name = line.text
      .split(/\s{2,}/u)
      .map((word) => word.replace(/\s/gu, ''))
      .join(' ');
    if (!isSomethingElse(name, line)) return { start: line.start, end: line.end, name };
  }
  return null;
}
