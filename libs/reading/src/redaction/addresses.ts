import { skillByName } from '@rolefit/skills';
import { lexicon } from '../lexicon/all-languages.js';
import { matches } from './pattern-matches.js';
import type { PersonalData } from './personal-data-kinds.js';

const streetWords = lexicon.addresses;

/** The number first: "12 Mill Lane, Flat 3". */
const numberFirst = new RegExp(
  String.raw`\b\d{1,6}[a-z]?,?[ \t](?:[\p{L}\p{N}.'’-]{1,24}[ \t]){1,4}${streetWords.streets}\b\.?(?:,?[ \t]${streetWords.units}\.?[ \t]?\w{1,6})?(?:,[^\n|•]{2,50}(?:\d{4,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?[ \t]\d[A-Z]{2}\b))?`,
  'giu',
);

const zipCity = '(?:,?[ \\t](?:[A-Z]{1,2}-)?\\d{3}[ \\t]?\\d{2}[ \\t]\\p{Lu}[\\p{L}-]{1,30})?';
/**
 * German and Swedish, from the word for street on: "Hauptstraße 5", "Lange Str. 12a, 10115 Berlin",
 * "Storgatan 3, 111 22 Stockholm".
 */
const compoundEnd = new RegExp(
  `(?:${streetWords.glued}|(?<=[\\p{L}-])${streetWords.endings}|(?<=[ \\t])${streetWords.apart})[ \\t]\\d{1,4}[ \\t]?[a-z]?(?![\\p{L}\\d])${zipCity}`,
  'giu',
);
const wordBefore = [/\p{L}[\p{L}.-]{0,29}[ \t]$/u, /[\p{L}-]{1,30}$/u];
/**
 * "Am Markt 5, 28195 Bremen", "Unter den Linden 77, 10117 Berlin": recognised by the postcode that
 * follows.
 */
const withPreposition = new RegExp(
  String.raw`(?<![\p{L}])${streetWords.prepositions}[ \t]\p{Lu}[\p{L}-]{1,24}(?:[ \t]\p{Lu}[\p{L}-]{1,24})?[ \t]\d{1,4}[ \t]?[a-z]?,?[ \t](?:[A-Z]{1,2}-)?\d{4,5}[ \t]\p{Lu}[\p{L}-]{1,30}`,
  'gu',
);

/** "12 bis, rue Victor Hugo, 75002 Paris". */
const kindAfterNumber = new RegExp(
  String.raw`\b\d{1,4}(?:[ \t]?${streetWords.numberSuffixes})?,?[ \t]${streetWords.beforeName}[ \t]?[^\n,|]{2,40}(?:,[ \t]?\d{5}[ \t]\p{Lu}[\p{L}-]{1,30})?`,
  'giu',
);

/** "C/ Mayor 12, 3º B, 28013 Madrid", "Avda. de la Constitución, 5", "Paseo de Gracia 100 2º". */
const kindFirst = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${streetWords.beforeNumber}[ \t]?((?:[\p{L}.'’-]{1,24}[ \t]){0,4}[\p{L}.'’-]{2,24}),?[ \t](?:${streetWords.numberAbbreviations}[ \t]?)?\d{1,4}(?!\d)(?:,?[ \t]${streetWords.inHouse}){0,3}(?:,?[ \t]\d{5}(?:[ \t]\p{Lu}[\p{L}-]{1,30})?)?`,
  'giu',
);

/** A label with the rest of its line, or a run of street and number. */
const chineseLabelled = new RegExp(
  String.raw`${streetWords.labels}\s?[:：]\s?([^\n|,，;；]{4,60})`,
  'gu',
);
const chineseEnd = new RegExp(
  String.raw`${streetWords.unspacedStreets}\p{Script=Han}{0,3}\d{1,5}${streetWords.houseNumbers}(?:[\p{Script=Han}\d-]{1,20}${streetWords.houseParts})?`,
  'gu',
);
const chineseBefore = [/\p{Script=Han}{1,14}$/u];

/** "C/Java 8" is a list of languages. */
function isSpanishStreet(words: string): boolean {
  const name = words
    .replace(/^[^\s/.]*/u, '')
    .replace(/^[/.]/, '')
    .replace(/^[ \t]/, '');
  const [beforePostcode = ''] = name.split(/\d{5}/, 1);
  const [first = ''] = name.split(/[ \t,]/);
  return (
    skillByName(first) === undefined &&
    /\p{L}{2}/u.test(name) &&
    !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(beforePostcode)
  );
}

/** English words for streets are everyday words too: a street's name is capitalised. */
function isEnglishStreet(words: string): boolean {
  return /^\S+[ \t](?:\S+[ \t]){0,3}\p{Lu}/u.test(words) && !/^(?:19|20)\d\d\s/.test(words);
}

/**
 * Matches from the word for street on, then includes the name before it, so that no pattern begins
 * with an unbounded run of letters.
 */
function withWordBefore(
  text: string,
  pattern: RegExp,
  before: readonly RegExp[],
  chars: number,
): PersonalData[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const ahead = text.slice(Math.max(0, match.index - chars), match.index);
    const name = before.flatMap((shape) => shape.exec(ahead)?.[0] ?? [])[0] ?? '';
    return name.trim() === ''
      ? []
      : [
          {
            kind: 'ADDRESS' as const,
            start: match.index - name.length,
            end: match.index + match[0].length,
          },
        ];
  });
}

const streetSign = new RegExp(String.raw`\d|${streetWords.signs}`, 'u');

/** Streets with a number, in the forms of several countries. */
export function addresses(text: string): PersonalData[] {
  const wordsOf = ({ start, end }: PersonalData): string => text.slice(start, end);
  const wholeMatches = (pattern: RegExp): PersonalData[] =>
    [...text.matchAll(pattern)].map((match) => ({
      kind: 'ADDRESS',
      start: match.index,
      end: match.index + match[0].length,
    }));
  return [
    ...wholeMatches(numberFirst).filter((address) => isEnglishStreet(wordsOf(address))),
    ...withWordBefore(text, compoundEnd, wordBefore, 32),
    ...withWordBefore(text, chineseEnd, chineseBefore, 14),
    ...[withPreposition, kindAfterNumber].flatMap(wholeMatches),
    ...wholeMatches(kindFirst).filter((address) => isSpanishStreet(wordsOf(address))),
    ...matches(text, chineseLabelled, 'ADDRESS').filter((address) =>
      streetSign.test(wordsOf(address)),
    ),
  ];
}
