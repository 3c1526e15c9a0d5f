import { isProse, type Dated } from './dated-lines.js';
import { sectionStart, type SectionedLine } from './sections.js';
import { namePieces, namesIn, strengthOf, withoutDates, type RoleNames } from './role-names.js';
import { findDateRanges } from '../sentence/dates.js';
import { findEducationLevels } from '../sentence/education.js';
import { familyOfTitle, isOrganisation, titleStrength } from '../sentence/title-words.js';

/** The lines of a role's header and the facts in them. */
export interface RoleHeader {
  /** Indices of its lines, including the dated line. */
  readonly lines: readonly number[];
  readonly names: RoleNames;
}

const reach = 3;
const wrappedChars = 70;

/** "Maintainer, Open Archive, World.": names with commas and a full stop. */
function isTitledList(words: string): boolean {
  const [first, second] = namePieces(words);
  return second !== undefined && words.split(/\s+/).length <= 12 && titleStrength(first ?? '') >= 2;
}

/** A short line that may belong to a header: no heading, no prose, no end of a wrapped sentence. */
function isHeaderLine(lines: readonly SectionedLine[], at: number): boolean {
  const line = lines[at];
  if (
    !line ||
    line.isHeading ||
    /^\p{Ll}/u.test(line.text) ||
    (isProse(line.text) && !isTitledList(line.text))
  )
    return false;
  const previous = lines[at - 1];
  const isTail =
    previous !== undefined &&
    !line.isAfterGap &&
    !line.isBullet &&
    previous.text.length >= wrappedChars &&
    !/[.!?]$/.test(previous.text) &&
    !previous.isHeading;
  if (isTail && strengthOf(line) < 2) return false;
  return (
    !line.isBullet ||
    /\t| {2,}/.test(line.text) ||
    isOrganisation(line.text) ||
    strengthOf(line) >= 2
  );
}

// Some PDFs separate the lines of a header by gaps; these are short.
const apartChars = 50;
const gapsApart = 3;

/**
 * Lines adjacent to the dates, nearest first, up to the previous header and across at most one gap,
 * or more gaps between short lines.
 */
function neighbours(
  lines: readonly SectionedLine[],
  from: number,
  step: 1 | -1,
  floor: number,
  ceiling: number,
): number[] {
  const found: number[] = [];
  let gaps = 0;
  for (let at = from; found.length < reach && at >= floor && at < ceiling; at += step) {
    const border = step === -1 ? lines[at + 1] : lines[at];
    const isApart = [lines[at], ...found.map((index) => lines[index])].every(
      (line) => line !== undefined && line.text.length <= apartChars && !line.isBullet,
    );
    if (border?.isAfterGap && (gaps += 1) > (step === -1 && isApart ? gapsApart : 1)) break;
    if (!isHeaderLine(lines, at) || (step === 1 && lines[at]?.isBullet === true)) break;
    found.push(at);
  }
  return found;
}

// Maximum number of lines between a role's title and its dates.
const furtherLines = 60;

/**
 * A role's line further up, not beyond the previous header: in some layouts the dates follow the
 * bullets.
 */
function furtherUp(lines: readonly SectionedLine[], at: number, floor: number): number | null {
  for (let above = at - 1; above >= Math.max(floor, at - furtherLines); above--) {
    const line = lines[above];
    if (
      line &&
      !line.isBullet &&
      isHeaderLine(lines, above) &&
      (line.text.match(/\p{L}{2,}/gu)?.length ?? 0) <= 9 &&
      strengthOf(line) >= 2
    )
      return above;
  }
  return null;
}

function strengthAt(lines: readonly SectionedLine[], at: number): number {
  const line = lines[at];
  return line ? strengthOf(line) : 0;
}

/**
 * Whether separate date lines precede their titles here: the section begins with one, or there is a
 * gap before this one and none after.
 */
function areDatesFirst(lines: readonly SectionedLine[], { at, to, isLone }: Dated): boolean {
  if (!isLone) return false;
  const first = lines[sectionStart(lines, at)];
  const opens =
    first !== undefined && first.text.length <= apartChars && withoutDates(first.text) === '';
  return opens || (lines[at]?.isAfterGap === true && lines[to]?.isAfterGap === false);
}

/**
 * The title's line: the dated line before its neighbours, lines above before lines below, a certain
 * title before a doubtful one.
 */
function titleLine(
  lines: readonly SectionedLine[],
  dated: Dated,
  above: readonly number[],
  below: readonly number[],
  floor: number,
): number | null {
  const { at } = dated;
  const isSure = (index: number) => strengthAt(lines, index) >= 2;
  const following = areDatesFirst(lines, dated) ? below.find(isSure) : undefined;
  if (following !== undefined) return following;
  const sure = [at, ...above].find(isSure) ?? furtherUp(lines, at, floor) ?? below.find(isSure);
  return sure ?? [at, ...above, ...below].find((index) => strengthAt(lines, index) === 1) ?? null;
}

/** Whether a line below a header of one line may still belong to it: no other paragraph, no studies. */
function isBeside(line: SectionedLine | undefined): boolean {
  return line?.isAfterGap === false && findEducationLevels(line.text).length === 0;
}

/** Whether a line above has dates of its own, while the header names what may be an employer itself. */
function isOtherRole(lines: readonly SectionedLine[], { at }: Dated, above: number): boolean {
  return (
    findDateRanges(lines[above]?.text ?? '').length > 0 &&
    namePieces(lines[at]?.text ?? '').length > 1
  );
}

const unknownTitleWords = 5;
const linesAboveMost = 2;

/**
 * "Commis de cuisine" and "Gasthof Adler" over their dates: the lines of a short block, the first
 * one last.
 */
function blockAbove(lines: readonly SectionedLine[], above: readonly number[]): number[] {
  const top = above.findIndex(
    (index) => lines[index]?.isAfterGap === true || lines[index - 1]?.isHeading === true,
  );
  const block = above.slice(0, top + 1);
  return block.length <= linesAboveMost && block.every((index) => lines[index]?.isBullet === false)
    ? block
    : [];
}

/**
 * In a work section a span on its own line or beside a short name dates a role, even if no list of ours
 * knows the title ("Mover").
 */
function unknownTitle(
  lines: readonly SectionedLine[],
  dated: Dated,
  above: readonly number[],
  below: readonly number[],
): RoleHeader | null {
  const { at, isLone, isSingle } = dated;
  const line = lines[at];
  if (!line || line.section !== 'experience' || line.isBullet || isSingle) return null;
  const block = isLone && !areDatesFirst(lines, dated) ? blockAbove(lines, above) : [];
  const titled = isLone ? (block.at(-1) ?? below[0]) : at;
  const pieces = titled === undefined ? [] : namePieces(lines[titled]?.text ?? '');
  // "Own rules, no accidents since 2019" is a sentence.
  if (titled === at && /^\p{Ll}/u.test(pieces.at(-1) ?? '')) return null;
  const names = pieces.filter(
    (piece) => piece.split(/\s+/u).length <= unknownTitleWords && /^\p{Lu}/u.test(piece),
  );
  const title = names.find((piece) => !isOrganisation(piece));
  if (titled === undefined || title === undefined) return null;
  return {
    lines: [...new Set([at, titled, ...block])].sort((a, b) => a - b),
    names: {
      title,
      employer:
        names.find((piece) => piece !== title) ??
        block
          .slice(0, -1)
          .flatMap((index) => namePieces(lines[index]?.text ?? ''))
          .at(0) ??
        null,
      family: familyOfTitle(title),
      strength: 1,
    },
  };
}

/**
 * The header around a dated line, or null if it has no title.
 * @param floor first line that belongs to no other header
 * @param ceiling the next dated line or the section's end
 */
export function headerAround(
  lines: readonly SectionedLine[],
  dated: Dated,
  floor: number,
  ceiling: number,
): RoleHeader | null {
  const above = neighbours(lines, dated.at - 1, -1, floor, ceiling);
  const below = neighbours(lines, dated.to, 1, floor, ceiling);
  const title = titleLine(lines, dated, above, below, floor);
  if (title === null) return unknownTitle(lines, dated, above, below);
  const isAbove = title < dated.at;
  // The employer is beside the title, else on the dated line, else on the title's side; its line
  // must be adjacent to the header.
  const others = [
    dated.at,
    ...(isAbove
      ? [...above, title - 1, title + 1]
      : title > dated.at
        ? [...below, ...above]
        : [
            ...above.slice(0, 1).filter((index) => !isOtherRole(lines, dated, index)),
            ...below.slice(0, 1).filter((index) => isBeside(lines[index])),
          ]),
  ];
  const candidates = [...new Set(others)].filter(
    (index) =>
      index !== title &&
      index >= floor &&
      index < ceiling &&
      (index === dated.at || isHeaderLine(lines, index)),
  );
  const textOf = (index: number) => lines[index]?.text ?? '';
  const names = namesIn([title, ...candidates].map(textOf));
  if (!names) return null;
  const employerLine = candidates.find(
    (index) => names.employer !== null && namePieces(textOf(index)).includes(names.employer),
  );
  const dates = Array.from({ length: dated.to - dated.at }, (_, step) => dated.at + step);
  return {
    lines: [
      ...new Set([...dates, title, ...(employerLine === undefined ? [] : [employerLine])]),
    ].sort((a, b) => a - b),
    names,
  };
}
