import { findDateRanges, findSingleDates } from '../sentence/dates.js';
import type { Line } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';
import { endOfPlace, isPlace } from '../sentence/places.js';
import {
  familyOfTitle,
  isOrganisation,
  isSkillList,
  mayBeFirm,
  titleStrength,
} from '../sentence/title-words.js';

/** Title and employer of a role, and the confidence in the title (see `titleStrength`). */
export interface RoleNames {
  readonly title: string;
  readonly employer: string | null;
  readonly family: string | null;
  readonly strength: number;
}

const { resumeLabels } = lexicon;
const splitters = new RegExp(
  String.raw`(?:(?<!\s)\s+)?(?:\||•|·|;|\t| {2,}|\s:\s|\s[-–—]\s|\s[-–—](?=\p{Lu})|,\s(?!${resumeLabels.legalForms}\b(?!-))|\s@\s|(?<=\p{Ll}{4})\.\s(?=\p{Lu}\p{Ll})|${resumeLabels.atEmployer}\s)\s*`,
  'u',
);
const employerLabel = new RegExp(String.raw`^${resumeLabels.employers}\s?[:：\t]\s*`, 'iu');
const titleLabel = new RegExp(String.raw`^${resumeLabels.titles}\s?[:：\t]\s*`, 'iu');
/** "Dates:" before a span. */
const datesLabel = new RegExp(String.raw`^\s*${resumeLabels.datesLabels}\s?[:：]?\s*(?=\|)`, 'iu');
const otherLabel = /^[\p{L} ]{3,20}:(?:\s|$)/u;
/** "Clerk Corner Ltd : Dallas , TX": what follows the colon is the place. */
const placed = /^[^:]{3,100}\s:\s[^:]{2,40},\s?\p{Lu}/u;
const noName = new RegExp(
  String.raw`^(?:${resumeLabels.noNames}|\(?[A-Z]{1,3}-\d[\w-]*\)?|[a-z]{1,3}-\d{1,2})$`,
  'iu',
);
const labelOfData = new RegExp(String.raw`^${resumeLabels.ofData}\b.{0,20}[:\t]`, 'iu');

/** A line without its time spans. */
export function withoutDates(words: string): string {
  let rest = words;
  for (const { start, end } of [...findDateRanges(words), ...findSingleDates(words)].sort(
    (a, b) => b.start - a.start,
  ))
    rest = `${rest.slice(0, start)} | ${rest.slice(end)}`;
  return rest
    .replace(datesLabel, '')
    .replace(/\(\s*(?:\|\s*)?\)/g, ' ')
    .replace(/^[\s|,;:()–—-]+/u, '')
    .replace(/(?<![\s|,;:(–—-])[\s|,;:(–—-]+$/u, '')
    .trim();
}

const state = String.raw`(?:\p{Lu}{2}|${resumeLabels.states})(?![\p{L}-])`;
const cityName = String.raw`(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2})`;
/** "Corner Inn : Dallas , TX", as some resume builders print it. */
const cityApart = new RegExp(String.raw`(?:\s:|\s[-–—])\s${cityName}\s, ${state}`, 'gu');
const city = new RegExp(String.raw`(?:^|[|,;:·•\t]|\s[-–—])\s{0,20}${cityName}, ${state}`, 'gu');

/** A city with its state or country, in brackets or not, is no employer. */
function withoutPlaces(words: string): string {
  const bare = words.replace(/\s?\(([^()]{2,40})\)/gu, (all, inner: string) =>
    isPlace(inner) || inner.split(/,\s?/).some(isPlace) ? ' ' : all,
  );
  return bare
    .replace(cityApart, ' | ')
    .replace(city, (all, name: string) => (titleStrength(name) >= 2 ? all : ' | '))
    .replace(endOfPlace, ' | ');
}

function tidy(segment: string): string {
  const trimmed = segment
    .replace(/^[\s(|,.:：\])–—-]+/u, '')
    .replace(/(?<![\s|,:：[–—-])[\s|,:：[–—-]+$/u, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .trim();
  const isOpen = (trimmed.match(/\(/g)?.length ?? 0) < (trimmed.match(/\)/g)?.length ?? 0);
  return isOpen ? trimmed.replace(/\)$/, '') : trimmed;
}

/** "Engineer (Acme GmbH)": brackets at the end may hold the employer. */
function bracketed(segment: string): string[] {
  const match = /^(.{3,60}?)\s\(([^()]{3,50})\)$/u.exec(segment);
  if (
    !match ||
    titleStrength(match[1] ?? '') < 2 ||
    !/^\p{L}/u.test(match[2] ?? '') ||
    titleStrength(match[2] ?? '') > 1
  )
    return [segment];
  return [match[1] ?? '', match[2] ?? ''];
}

const otherData = new RegExp(
  String.raw`@|https?:|www\.|^(?!\d{1,2}${lexicon.dates.ordinalEndings}\s)\d`,
  'u',
);

const nameChars = 80;
const titleChars = 100;

/** Titles may be longer than other names, as the employer may follow without a comma. */
function isOfFittingLength(piece: string): boolean {
  return piece.length <= nameChars || (piece.length <= titleChars && titleStrength(piece) >= 2);
}

/**
 * The pieces of a header line that may be names: no dates, places, lists of skills or labelled
 * data.
 */
export function namePieces(line: string): string[] {
  const bare = withoutDates(line).replace(titleLabel, '').replace(employerLabel, '');
  if (otherLabel.test(bare) && !/^\p{L}+:\s\p{Lu}/u.test(bare) && !placed.test(bare)) return [];
  if (labelOfData.test(bare) || isSkillList(bare)) return [];
  const pieces = withoutPlaces(bare)
    .split(splitters)
    .map((segment) => bracketed(tidy(segment)));
  // A name in brackets is the employer only if the header names no other: in "Secretary (Probate), Dunn & Co" it is the department.
  return [...pieces.map(([name = '']) => name), ...pieces.flatMap(([, ...aside]) => aside)].filter(
    (piece) =>
      piece.length >= 2 &&
      isOfFittingLength(piece) &&
      /\p{L}{2}/u.test(piece) &&
      !noName.test(piece) &&
      !isPlace(piece) &&
      !otherData.test(piece),
  );
}

/** The strongest title in a line. */
function lineStrength(line: string): number {
  return Math.max(0, ...namePieces(line).map(titleStrength));
}

const strengths = new WeakMap<Line, number>();

/** Memoised `lineStrength`. */
export function strengthOf(line: Line): number {
  const known = strengths.get(line) ?? lineStrength(line.text);
  strengths.set(line, known);
  return known;
}

/** "Plumline (software for restaurants)": the description is not part of the employer's name. */
function bareName(employer: string): string {
  return employer.replace(/\s\(([^()]*)\)$/u, (aside, words: string) =>
    /^\p{Ll}|\d|\s\p{Ll}{3}/u.test(words) ? '' : aside,
  );
}

const employerWordsMax = 6;

const smallWords = new RegExp(`^${resumeLabels.smallInNames}$`, 'u');

/** Names are capitalised; a line with plain words describes the work. */
export function isProperName(piece: string): boolean {
  return (
    piece.split(/\s+/).filter((word) => /^\p{Ll}{3}/u.test(word) && !smallWords.test(word)).length <
      1 || !/\s/.test(piece)
  );
}

/** The employer that a line names after its label, with its address or not, or null. */
export function labelledEmployer(line: string): string | null {
  return employerLabel.test(line) ? (namePieces(line)[0] ?? null) : null;
}

/** The employer that a line states by a label or by the form of a name. */
function employerIn(line: string): string | null {
  if (employerLabel.test(line)) return labelledEmployer(line);
  const pieces = namePieces(line);
  // A longer line beside a title describes the work.
  const isShort =
    withoutDates(line).split(/\s+/).length <= employerWordsMax ||
    (/[|•·\t]|\s[-–—]\s/u.test(line) &&
      pieces.every((piece) => piece.split(/\s+/).length < employerWordsMax));
  return (
    pieces.find(isOrganisation) ??
    (isShort ? pieces : []).find(
      (piece) => titleStrength(piece) < 2 && !isSkillList(piece) && isProperName(piece),
    ) ??
    null
  );
}

/**
 * The names in a role's header. The strongest title wins, the first among equals; the employer is
 * beside it on its line, else on the other lines in order.
 * @param lines the title's line first
 */
export function namesIn(lines: readonly string[]): RoleNames | null {
  const [first = '', ...others] = lines;
  const row = namePieces(first);
  const best = row.reduce<{ piece: string; strength: number } | null>((top, piece) => {
    const strength = titleStrength(piece);
    return strength > (top?.strength ?? 0) ? { piece, strength } : top;
  }, null);
  if (!best) return null;
  const beside = row.filter((piece) => piece !== best.piece);
  const labelled =
    others.find((line) => employerLabel.test(line)) ??
    others.find((line) => namePieces(line).some(isOrganisation));
  const employer =
    (labelled === undefined ? null : employerIn(labelled)) ??
    beside.find(isOrganisation) ??
    beside.find(mayBeFirm) ??
    // "…, then Chef de Rang" names a second title.
    beside.find((piece) => titleStrength(piece) < 2 && /^\P{Ll}/u.test(piece)) ??
    beside.find((piece) => titleStrength(piece) < 2) ??
    others.map(employerIn).find((name) => name !== null) ??
    beside[0] ??
    null;
  return {
    title: best.piece,
    employer: employer && bareName(employer),
    family: familyOfTitle(best.piece),
    strength: best.strength,
  };
}
