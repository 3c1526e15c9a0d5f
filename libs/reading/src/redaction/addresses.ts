import { skillByName } from '@rolefit/skills';
import { matches } from './pattern-matches.js';
import type { PersonalData } from './personal-data-kinds.js';

const english =
  /\b\d{1,6}[a-z]?,?[ \t](?:[\p{L}\p{N}.'’-]{1,24}[ \t]){1,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|square|terrace|parkway|highway|close|crescent|gardens|mews)\b\.?(?:,?[ \t](?:apt|suite|unit|flat|#)\.?[ \t]?\w{1,6})?(?:,[^\n|•]{2,50}(?:\d{4,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?[ \t]\d[A-Z]{2}\b))?/giu;

const zipCity = '(?:,?[ \\t](?:[A-Z]{1,2}-)?\\d{3}[ \\t]?\\d{2}[ \\t]\\p{Lu}[\\p{L}-]{1,30})?';
/**
 * German and Swedish, from the word for street on: "Hauptstraße 5", "Lange Str. 12a, 10115 Berlin",
 * "Storgatan 3, 111 22 Stockholm".
 */
const compoundEnd = new RegExp(
  `(?:straße|strasse|str\\.|gasse|allee|(?<=[\\p{L}-])(?:weg|platz|chaussee|ufer|damm|gatan|vägen|gränd|torget|stigen)|(?<=[ \\t])(?:gata|väg))[ \\t]\\d{1,4}[ \\t]?[a-z]?(?![\\p{L}\\d])${zipCity}`,
  'giu',
);
const wordBefore = [/\p{L}[\p{L}.-]{0,29}[ \t]$/u, /[\p{L}-]{1,30}$/u];
/**
 * "Am Markt 5, 28195 Bremen", "Unter den Linden 77, 10117 Berlin": recognised by the postcode that
 * follows.
 */
const withPreposition =
  /(?<![\p{L}])(?:Am|An der|An den|Im|In der|In den|Unter den|Auf der|Auf dem|Zum|Zur|Vor dem)[ \t]\p{Lu}[\p{L}-]{1,24}(?:[ \t]\p{Lu}[\p{L}-]{1,24})?[ \t]\d{1,4}[ \t]?[a-z]?,?[ \t](?:[A-Z]{1,2}-)?\d{4,5}[ \t]\p{Lu}[\p{L}-]{1,30}/gu;

const french =
  /\b\d{1,4}(?:[ \t]?(?:bis|ter))?,?[ \t](?:rue|avenue|boulevard|calle|place|plaza|impasse|allée|quai|faubourg|(?:chemin|route|cours|passage|square)[ \t](?:de|du|des|d['’]))[ \t]?[^\n,|]{2,40}(?:,[ \t]?\d{5}[ \t]\p{Lu}[\p{L}-]{1,30})?/giu;

const ordinal = '[\\u00ba\\u00aa\\u00b0]';
/** "C/ Mayor 12, 3º B, 28013 Madrid", "Avda. de la Constitución, 5", "Paseo de Gracia 100 2º". */
const spanish = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:c/|c\\.|calle|avda?\\.|avenida|plaza|pza\\.|paseo|p${ordinal}|camino|carretera|ctra\\.|ronda|travesía|rúa|carrer|avinguda|passeig)[ \\t]?((?:[\\p{L}.'’-]{1,24}[ \\t]){0,4}[\\p{L}.'’-]{2,24}),?[ \\t](?:n${ordinal}?\\.?[ \\t]?)?\\d{1,4}(?!\\d)(?:,?[ \\t](?:\\d{1,2}[ \\t]?${ordinal}(?:[ \\t]?[\\p{L}\\d]{1,4}(?![\\p{L}\\d]))?|bajo|ático|esc\\.?[ \\t]\\w|piso[ \\t]\\d{1,2}|puerta[ \\t]\\w)){0,3}(?:,?[ \\t]\\d{5}(?:[ \\t]\\p{Lu}[\\p{L}-]{1,30})?)?`,
  'giu',
);

/** A label with the rest of its line, or a run of street and number. */
const chineseLabelled = /(?:地址|住址|住所|户籍所在地)\s?[:：]\s?([^\n|,，;；]{4,60})/gu;
const chineseEnd =
  /(?:路|街|道|巷|弄|胡同)\p{Script=Han}{0,3}\d{1,5}(?:号|號|弄)(?:[\p{Script=Han}\d-]{1,20}(?:室|楼|栋|单元|号))?/gu;
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

const streetSign = /\d|[路街道号號弄室栋楼巷村]/u;

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
    ...wholeMatches(english).filter((address) => isEnglishStreet(wordsOf(address))),
    ...withWordBefore(text, compoundEnd, wordBefore, 32),
    ...withWordBefore(text, chineseEnd, chineseBefore, 14),
    ...[withPreposition, french].flatMap(wholeMatches),
    ...wholeMatches(spanish).filter((address) => isSpanishStreet(wordsOf(address))),
    ...matches(text, chineseLabelled, 'ADDRESS').filter((address) =>
      streetSign.test(wordsOf(address)),
    ),
  ];
}
