import type { LanguageLevel } from '@rolefit/contracts';
import { optimiseExpression } from '../document/optimise-expression.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';

const words = lexicon.languages;
const { and, or } = lexicon.grammar;

const codeOfName = new Map(
  Object.entries(words.names).flatMap(([code, names]) =>
    names.map((name) => [name, code] as const),
  ),
);
const names = [...codeOfName.keys()].join('|');
const anyName = optimiseExpression(
  new RegExp(`(?<![\\p{L}])(${names})${words.nameEndings}?(?![\\p{L}])`, 'giu'),
);
const nameEnding = new RegExp(words.nameEndings, 'iu');

/** Words for levels, best first. */
const levelWords: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['C2', new RegExp(words.levels.C2, 'iu')],
  ['C1', new RegExp(words.levels.C1, 'iu')],
  ['B2', new RegExp(words.levels.B2, 'iu')],
  ['B1', new RegExp(words.levels.B1, 'iu')],
  ['A2', new RegExp(words.levels.A2, 'iu')],
];

const cue = new RegExp(`${words.cues}|\\b[ABC][12]\\b`, 'iu');

/**
 * Words that mark a language as required or preferred right after its name: "English essential",
 * "Spanish is a plus".
 */
const askedAfter = new RegExp(
  `^[\\s,:(–-]{0,3}(?:(?:${words.be}|[\\p{L}-]{4,16})\\s){0,2}(?:${words.beforeAsked}\\s){0,2}${words.asked}`,
  'iu',
);
/**
 * Words of degree or importance right before it, if it describes no following noun: "strong
 * English".
 */
const askedBefore = new RegExp(
  `(?:^|[^\\p{L}])${words.qualities}\\s(?:${words.afterQuality})?$`,
  'iu',
);
/** "Serve guests in Italian", "able to read and write Dutch". */
const usedBefore = wholeWords(
  new RegExp(
    `(?:\\b${words.using}\\p{L}{0,12}(?:\\s[\\p{L}’'-]{1,20}){0,4}\\s${words.in}|\\b${words.reading})\\s$`,
    'iu',
  ),
);
const endsPhrase = new RegExp(
  `^(?:\\s?$|\\s?[.,;:()/&–-]|\\s(?:${and}|${or}|${words.afterName})(?![\\p{L}]))`,
  'iu',
);
const otherNames = new RegExp(
  `^(?:[\\s,/&-]*(?:(?:${and}|${or})[\\s/&-]*)?(?:${names})(?![\\p{L}]))+`,
  'iu',
);
const levelAfter = new RegExp(
  `^\\s{0,2}(?:[:(–—-]|\\(?(?:${words.levelNouns} )?[ABC][12]\\b)`,
  'iu',
);
const nextName = new RegExp(`^\\s{0,2}(?:(?:${and}|${or})(?!\\p{L})|,|&)`, 'iu');
// An adjective before a noun means the country: "the German market".
const countryNoun = new RegExp(`^\\s+${words.countryNouns}`, 'iu');

/** A language to be spoken that a line names, with its level; offsets within the line. */
export interface SpokenLanguage {
  readonly code: string;
  readonly level: LanguageLevel | null;
  readonly start: number;
  readonly end: number;
}

function levelIn(words: string): LanguageLevel | null {
  const exact = /\b([ABC][12])\b/.exec(words)?.[1];
  const framework =
    levelWords.find(([level]) => level === exact)?.[0] ?? (exact === 'A1' ? 'A1' : null);
  return framework ?? levelWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/**
 * A level follows its language ("German: B2, French: A1") or precedes it ("fluent in German and
 * French").
 */
function levelAround(
  line: string,
  start: number,
  end: number,
  previousEnd: number,
  nextStart: number,
): LanguageLevel | null {
  const after = line.slice(end, Math.min(nextStart, end + 50));
  const before = line.slice(Math.max(previousEnd, start - 50), start).replace(/^.*[,;)]/, '');
  const isAfter = levelAfter.test(after);
  return isAfter
    ? (levelIn(after) ?? levelIn(before))
    : (levelIn(before) ?? (nextName.test(after) ? null : levelIn(after)));
}

const joiners = new RegExp(`[\\s,;/&.()-]+|(?<!\\p{L})(?:${and}|${or})(?!\\p{L})`, 'giu');

/** Whether a line consists of names of languages alone: "Dutch", "Polish or Czech". */
export function namesOnlyLanguages(line: string): boolean {
  const rest = line.replace(anyName, '');
  return rest !== line && rest.replace(joiners, '') === '';
}

/**
 * The languages of a line.
 * @param isListed true in a section about languages, where the bare name is enough; elsewhere the
 * line must contain a word like "fluent", since "a French company" does not require French
 */
export function findSpokenLanguages(line: string, isListed: boolean): SpokenLanguage[] {
  const matches = [...line.matchAll(anyName)].filter(
    (match) =>
      nameEnding.test(match[0].slice(match[1]?.length)) ||
      isListed ||
      isNamedAsLanguage(line, match.index, match[0]),
  );
  const found = matches.map((match, at) => {
    const end = match.index + match[0].length;
    const previousEnd = matches[at - 1]
      ? (matches[at - 1]?.index ?? 0) + (matches[at - 1]?.[0].length ?? 0)
      : 0;
    const level = levelAround(
      line,
      match.index,
      end,
      previousEnd,
      matches[at + 1]?.index ?? line.length,
    );
    return {
      code: codeOfName.get((match[1] ?? '').toLowerCase()) ?? '',
      level,
      start: match.index,
      end,
    };
  });
  // "Fluent English and French": one level applies to the whole list.
  return found.map((one, at) => ({ ...one, level: one.level ?? sharedLevel(line, found, at) }));
}

const joiner = String.raw`(?:,|${and}|${or}|&|\/)`;
// Hyphens or joiners, with spaces only beside joiners. Each space and hyphen matches in exactly one
// way, so that a long run takes linear time.
const joining = new RegExp(
  String.raw`^(?:-+|-*\s*${joiner}(?:\s*(?:-+\s*)?${joiner})*\s*-*)$`,
  'iu',
);

/** Whether the text between two language names only joins them: ", ", " and ", " / ". */
export function isJoining(between: string): boolean {
  return joining.test(between);
}

const pairing = new RegExp(`^\\s(?:${and}|&)\\s$`, 'iu');
const asSubject = new RegExp(`^\\s${words.asSubject}`, 'iu');

/** "Fluent English and French", "English and French: fluent": one level for both. */
function sharedLevel(
  line: string,
  found: readonly SpokenLanguage[],
  at: number,
): LanguageLevel | null {
  const [before, here, next] = [found[at - 1], found[at], found[at + 1]];
  if (!here) return null;
  const between = before && line.slice(before.end, here.start);
  // "Fluent German, English an advantage": the second language has its own words of importance, so it does not share the first one's level.
  const isApart =
    between?.includes(',') === true && askedAfter.test(line.slice(here.end, here.end + 60));
  const ofBefore = between !== undefined && !isApart && isJoining(between) ? before?.level : null;
  const isPair = next !== undefined && pairing.test(line.slice(here.end, next.start));
  return ofBefore ?? (isPair ? next.level : null);
}

function isNamedAsLanguage(line: string, start: number, name: string): boolean {
  const after = line.slice(start + name.length, start + name.length + 90);
  if (asSubject.test(after)) return false;
  if (
    !cue.test(line.slice(Math.max(0, start - 60), start + name.length + 60)) &&
    !askedAfter.test(after.replace(otherNames, '')) &&
    !(usedBefore.test(line.slice(Math.max(0, start - 80), start)) && endsPhrase.test(after)) &&
    !(askedBefore.test(line.slice(Math.max(0, start - 50), start)) && endsPhrase.test(after))
  )
    return false;
  return !countryNoun.test(line.slice(start + name.length, start + name.length + 16));
}
