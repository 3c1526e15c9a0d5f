import type { Dated } from './dated-lines.js';
import {
  areEmployersFirst,
  employerAbove,
  employerFurtherDown,
  hasEmployerAbove,
} from './employer-lines.js';
import { isHeaderLine, neighbours, type RoleHeader, strengthAt } from './header-lines.js';
import { namePieces, namesIn, strengthOf } from './role-names.js';
import type { SectionedLine } from './sections.js';
import { areDatesFirst, type TitlePlace } from './title-place.js';
import { expectedTitleLine, unknownTitle } from './unknown-title.js';
import { findDateRanges } from '../sentence/dates.js';
import { findEducationLevels } from '../sentence/education.js';

/** What bounds and guides the search for a header. */
export interface HeaderLimits {
  /** First line that belongs to no other header. */
  readonly floor: number;
  /** The next dated line or the section's end. */
  readonly ceiling: number;
  /** Where most roles of the resume have their titles; null if they do not agree. */
  readonly usualPlace: TitlePlace | null;
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

/**
 * Index of the title's line: in the place where this resume has its titles, else the dated line before its neighbours, lines above before
 * lines below, a certain title before a doubtful one.
 */
function titleLine(
  lines: readonly SectionedLine[],
  dated: Dated,
  above: readonly number[],
  below: readonly number[],
  { floor, usualPlace }: HeaderLimits,
): number | null {
  const { at } = dated;
  const isSure = (index: number) => strengthAt(lines, index) >= 2;
  const linesInUsualPlace = { above, beside: [at], below, none: [] }[usualPlace ?? 'none'];
  const inUsualPlace =
    linesInUsualPlace.find(isSure) ??
    linesInUsualPlace.find((index) => strengthAt(lines, index) === 1);
  if (inUsualPlace !== undefined) return inUsualPlace;
  if (expectedTitleLine(lines, dated, above, below, usualPlace) !== null) return null;
  const following = areDatesFirst(lines, dated) ? below.find(isSure) : undefined;
  if (following !== undefined) return following;
  const sure = [at, ...above].find(isSure) ?? furtherUp(lines, at, floor) ?? below.find(isSure);
  return sure ?? [at, ...above, ...below].find((index) => strengthAt(lines, index) === 1) ?? null;
}

/** Whether a line below a header of one line may still belong to it: no other paragraph, no studies, no employer of the next role. */
function isBeside(lines: readonly SectionedLine[], { at }: Dated, below: number): boolean {
  const line = lines[below];
  if (line?.isAfterGap !== false || findEducationLevels(line.text).length > 0) return false;
  const isNextHeader = findDateRanges(lines[below + 1]?.text ?? '').length > 0;
  return !(isNextHeader && areEmployersFirst(lines, at));
}

/** Whether a line above has dates of its own, while the header names what may be an employer itself. */
function isOtherRole(lines: readonly SectionedLine[], { at }: Dated, above: number): boolean {
  return (
    findDateRanges(lines[above]?.text ?? '').length > 0 &&
    namePieces(lines[at]?.text ?? '').length > 1
  );
}

/** The header around a dated line, or null if it has no title. */
export function headerAround(
  lines: readonly SectionedLine[],
  dated: Dated,
  limits: HeaderLimits,
): RoleHeader | null {
  const header = headerBeside(lines, dated, limits);
  const employer = header && employerFurtherDown(lines, dated, limits.ceiling);
  if (!header || employer === null) return header;
  return {
    lines: header.lines.filter((index) => index >= dated.at),
    names: { ...header.names, employer },
  };
}

function headerBeside(
  lines: readonly SectionedLine[],
  dated: Dated,
  limits: HeaderLimits,
): RoleHeader | null {
  const { floor, ceiling, usualPlace } = limits;
  const above = neighbours(lines, dated.at - 1, -1, floor, ceiling);
  const below = neighbours(lines, dated.to, 1, floor, ceiling);
  const title = titleLine(lines, dated, above, below, limits);
  if (title === null) return unknownTitle(lines, dated, above, below, usualPlace);
  const isAbove = title < dated.at;
  // The employer is beside the title, else on the dated line, else on the title's side; its line
  // must be adjacent to the header.
  const others = [
    dated.at,
    ...(hasEmployerAbove(lines, dated) ? above.slice(0, 1) : []),
    ...(isAbove
      ? [...above, title - 1, title + 1]
      : title > dated.at
        ? [...below, ...above]
        : [
            ...above.slice(0, 1).filter((index) => !isOtherRole(lines, dated, index)),
            ...below.slice(0, 1).filter((index) => isBeside(lines, dated, index)),
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
  const named = namesIn([title, ...candidates].map(textOf));
  if (!named) return null;
  const opening = employerAbove(lines, dated, title, floor);
  const names = opening === null ? named : { ...named, employer: opening };
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
