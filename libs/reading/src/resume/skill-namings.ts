import { skillKey } from '@rolefit/skills';
import type { FoundSkill } from '../find-skills.js';
import { isSkillName, looksNamed } from './listed-name.js';
import type { ListedSkill } from './listed-skills.js';
import { isContactAt, isPersonName, personName } from './head.js';
import type { Disclaimed } from './disclaimed.js';
import type { SectionedLine } from './sections.js';
import { isOrganisation } from '../sentence/title-words.js';
import { lineAt } from './unknown-mentions.js';

/** A range that names a skill, with the years stated there. */
export interface Naming extends FoundSkill {
  readonly years: number | null;
}

/** A range of the text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Key that identifies the skill of a range. */
export function keyOf(text: string, { skillId, start, end }: FoundSkill): string {
  return skillId ?? skillKey(text.slice(start, end));
}

/** Input of the skill reader. */
export interface SkillSources {
  readonly lines: readonly SectionedLine[];
  /** Every range that names a skill, in the taxonomy or not. */
  readonly found: readonly FoundSkill[];
  readonly listed: readonly ListedSkill[];
  /** Index of the role that a line belongs to, by the line's index. */
  readonly roleOf: ReadonlyMap<number, number>;
  /**
   * Ranges of employer names: their words are no skills there, and the name is no skill elsewhere
   * unless it is in the taxonomy.
   */
  readonly employers: readonly Place[];
  readonly disclaimed: Disclaimed;
  /** An unfilled template: only names in the taxonomy are skills. */
  readonly isUnfilled: boolean;
}

/** In prose, plain words and labels before a colon are not taken as names: precision first. */
function isNamed(text: string, { start, end }: FoundSkill): boolean {
  const words = text.slice(start, end).replace(/\s+/g, ' ');
  // Words at the start of a sentence are always capitalised.
  const opens = /(?:^|[\n.!?:•–-]\s{0,2})$/u.test(text.slice(Math.max(0, start - 3), start));
  const telling = opens ? words.slice(1) : words;
  return looksNamed(telling) && !/^\s?[:：]/u.test(text.slice(end, end + 2)) && isSkillName(words);
}

/** "University of Economics" teaches economics, which is no skill of its students. */
function isInSchoolName(line: SectionedLine, place: number): boolean {
  if (line.section !== 'education') return false;
  const at = place - line.start;
  const pieces = piecesOf(line);
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.end ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return pieces[low]?.isSchool() ?? false;
}

interface LinePiece {
  readonly end: number;
  readonly isSchool: () => boolean;
}

// Cached per line: repeating it for each skill takes quadratic time.
const piecesOfLine = new WeakMap<SectionedLine, readonly LinePiece[]>();

/** The parts of a line between its separators, in order. */
function piecesOf(line: SectionedLine): readonly LinePiece[] {
  const known = piecesOfLine.get(line);
  if (known) return known;
  const cuts = [...line.text.matchAll(/[,;|\t]|\s[-–—]\s/gu), null];
  const pieces = cuts.map((cut, order): LinePiece => {
    const before = cuts[order - 1];
    const end = cut?.index ?? line.text.length;
    let isSchool: boolean | undefined;
    return {
      end,
      isSchool: () =>
        (isSchool ??= isOrganisation(
          line.text.slice(before ? before.index + before[0].length : 0, end),
        )),
    };
  });
  piecesOfLine.set(line, pieces);
  return pieces;
}

/**
 * Whether a list already splits the same words into items; its items take precedence, except for
 * taxonomy names within one.
 */
function coverOf(listed: readonly ListedSkill[]): (one: FoundSkill) => boolean {
  const places = listed.toSorted((a, b) => a.start - b.start);
  return ({ skillId, start, end }) => {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle]?.end ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    const place = places[low];
    if (!place || place.start >= end) return false;
    return skillId === null || (place.start === start && place.end === end);
  };
}

/**
 * The ranges that count as naming a skill, in order: those of lists and of prose, without headings,
 * contact data, other names and what the resume disclaims.
 */
export function namingsOf(
  text: string,
  { lines, found, listed, employers, disclaimed, isUnfilled }: SkillSources,
): Naming[] {
  const person = personName(lines);
  const taken = new Set(
    [
      ...employers.map(({ start, end }) => text.slice(start, end)),
      ...(person === null ? [] : [person]),
    ].map(skillKey),
  );
  // The same words recur often.
  const judged = new Map<string, boolean>();
  const isAllowed = (naming: FoundSkill) => {
    if (naming.skillId !== null) return true;
    if (isUnfilled) return false;
    const around = text.slice(Math.max(0, naming.start - 3), naming.end + 2);
    const known = judged.get(around) ?? (!taken.has(keyOf(text, naming)) && isNamed(text, naming));
    judged.set(around, known);
    return known;
  };
  const isListed = coverOf(listed);
  const all: Naming[] = [
    ...listed.filter((one) => one.skillId !== null || !taken.has(keyOf(text, one))),
    ...found
      .filter((one) => !isListed(one))
      .filter(isAllowed)
      .map((one) => ({ ...one, years: null })),
  ];
  return all
    .filter(({ start, end }) => {
      if (employers.some((name) => name.start <= start && end <= name.end)) return false;
      const at = lineAt(lines, start);
      const line = lines[at];
      return (
        line !== undefined &&
        start >= line.start &&
        !line.isHeading &&
        !line.isWish &&
        !(isUnfilled && line.section === 'other') &&
        !isContactAt(line, start) &&
        !isPersonName(line, at) &&
        !isInSchoolName(line, start) &&
        !disclaimed.covers({ start, end })
      );
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
