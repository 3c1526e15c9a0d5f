import type { Dated } from './dated-lines.js';
import { isHeaderLine } from './header-lines.js';
import { isProperName, labelledEmployer, namePieces } from './role-names.js';
import { sectionStart, type SectionedLine } from './sections.js';
import { areDatesFirst } from './title-place.js';
import { findDateRanges } from '../sentence/dates.js';
import { isOrganisation, titleStrength } from '../sentence/title-words.js';

/** Whether a section names each employer above its roles: "Amazon, El Paso" above "Area Manager, 2021 - 2023". */
export function areEmployersFirst(lines: readonly SectionedLine[], at: number): boolean {
  const first = sectionStart(lines, at);
  return first < at && findDateRanges(lines[first]?.text ?? '').length === 0;
}

/** "Dale House, Hull": a name and its place. */
const nameAndPlace = /^\p{Lu}[^,|\t]{1,60}(?:,\s|\s?[|\t]\s?)\p{Lu}[^.!?]{1,40}$/u;

// A title with one name beside it.
const namesMost = 2;

/**
 * The employer named above a title that has only a department beside it: "Dale House, Hull" above "Staff
 * Nurse, Renal Ward, 2021 - 2023". Null if the name beside the title is an organisation, or is followed by a place.
 * @param title index of the title's line, which holds the dates or is directly above them
 */
export function employerAbove(
  lines: readonly SectionedLine[],
  { at, isLone }: Dated,
  title: number,
  floor: number,
): string | null {
  if (title !== at && !(isLone && title === at - 1)) return null;
  const [line, titled] = [lines[title - 1], lines[title]];
  const opens = line?.isAfterGap === true || title - 1 === sectionStart(lines, at);
  if (
    !line ||
    !titled ||
    !opens ||
    title - 1 < floor ||
    titled.isAfterGap ||
    line.isBullet ||
    !nameAndPlace.test(line.text) ||
    !isHeaderLine(lines, title - 1) ||
    findDateRanges(line.text).length > 0 ||
    !areEmployersFirst(lines, title)
  )
    return null;
  const beside = namePieces(titled.text);
  if (beside.length > namesMost || beside.some(isOrganisation)) return null;
  const [name] = namePieces(line.text);
  return name !== undefined && titleStrength(name) < 2 && isProperName(name) ? name : null;
}

/** Whether a labelled employer ("Employer: Elm Hotel") is directly above the dates. */
export function hasEmployerAbove(lines: readonly SectionedLine[], { at }: Dated): boolean {
  return lines[at]?.isAfterGap === false && labelledEmployer(lines[at - 1]?.text ?? '') !== null;
}

// Maximum number of lines of an entry in a form, "Dates", "Position held", "Main activities" and so on.
const formLines = 30;

/** The labelled employer below the work, as in forms whose entries begin with the dates. */
export function employerFurtherDown(
  lines: readonly SectionedLine[],
  dated: Dated,
  ceiling: number,
): string | null {
  if (!areDatesFirst(lines, dated)) return null;
  for (let below = dated.to; below < Math.min(ceiling, dated.to + formLines); below++) {
    const employer = labelledEmployer(lines[below]?.text ?? '');
    if (employer !== null) return employer;
  }
  return null;
}
