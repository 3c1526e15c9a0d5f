import { isProse } from './dated-lines.js';
import { namePieces, type RoleNames, strengthOf } from './role-names.js';
import type { SectionedLine } from './sections.js';
import { isOrganisation, titleStrength } from '../sentence/title-words.js';

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
export function isHeaderLine(lines: readonly SectionedLine[], at: number): boolean {
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
export const apartChars = 50;
const gapsApart = 3;

/**
 * Lines adjacent to the dates, nearest first, up to the previous header and across at most one gap,
 * or more gaps between short lines.
 */
export function neighbours(
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

/** Confidence that the line at an index is a title: see `titleStrength`. */
export function strengthAt(lines: readonly SectionedLine[], at: number): number {
  const line = lines[at];
  return line ? strengthOf(line) : 0;
}
