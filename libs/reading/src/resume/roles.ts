import type { Role } from '@rolefit/contracts';
import { titleSeniority } from '@rolefit/skills';
import { columnTitles } from './date-columns.js';
import { datedLines, type Dated } from './dated-lines.js';
import { findEducationLevels } from '../sentence/education.js';
import { quoteOf } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';
import { pauseIn } from '../document/pause.js';
import { namesDegree } from './education.js';
import { type SingleDated, withOpenEnd } from './open-end.js';
import type { RoleHeader } from './header-lines.js';
import type { RoleBlock } from './role-block.js';
import { headerAround } from './role-header.js';
import { strengthOf } from './role-names.js';
import { sectionEnd, sectionStart, type SectionedLine } from './sections.js';
import { usualTitlePlace } from './title-place.js';
import { undatedRoles } from './undated-roles.js';

const studies = new RegExp(String.raw`\b${lexicon.studies.studying}\b`, 'iu');

/**
 * Whether a header may open a role here. In an experience section any title does; before the first
 * heading, or in a section that a PDF's columns interleave with another, only a certain one that
 * does not mention studies; never among projects, publications and the like.
 */
function isRolePlace(
  lines: readonly SectionedLine[],
  { at, isSingle }: Dated,
  { names, lines: header }: RoleHeader,
  hasExperience: boolean,
  firstHeading: number,
): boolean {
  const line = lines[at];
  if (!line) return false;
  const texts = header.map((index) => lines[index]?.text ?? '');
  if (isSingle && names.strength < 2) return false;
  const isStudy =
    texts.some((text) => studies.test(text) || findEducationLevels(text).length > 0) &&
    names.strength < 3;
  if (isStudy || (names.strength === 1 && names.employer === null && line.section !== 'experience'))
    return false;
  if (line.section === 'experience') return true;
  if (at < firstHeading) return names.strength >= (hasExperience ? 3 : 2);
  if (line.section === 'projects' || line.section === 'other')
    return !hasExperience && line.section === 'other' && names.family !== null;
  if (line.section === 'education' && texts.some((text) => studies.test(text) || namesDegree(text)))
    return false;
  return (
    names.strength === 3 &&
    texts.every((text) => findEducationLevels(text).length === 0) &&
    (hasExperience ? strengthOf(line) === 3 : true)
  );
}

function toRole(
  text: string,
  lines: readonly SectionedLine[],
  { lines: header, names }: RoleHeader,
  { at, range }: Dated,
): Role {
  const dated = lines[at];
  const first = header[0] ?? at;
  const last = header.at(-1) ?? at;
  // If the dates are far from the title, the lines between are other facts, and only the title's
  // line is quoted.
  const isTouching = last - first === header.length - 1;
  const titled =
    lines[header.find((index) => (lines[index]?.text ?? '').includes(names.title)) ?? at];
  const [start, end] = isTouching
    ? [lines[first]?.start ?? 0, lines[last]?.end ?? 0]
    : [titled?.start ?? 0, titled?.end ?? 0];
  return {
    title: names.title,
    employer: names.employer,
    start: range.from,
    end: range.to,
    isCurrent: range.isCurrent,
    family: names.family,
    seniority: titleSeniority(names.title),
    quote: isTouching
      ? quoteOf(
          text,
          start,
          end,
          dated?.start ?? start,
          Math.min(dated?.end ?? start, (dated?.start ?? start) + 200),
        )
      : quoteOf(text, start, end),
  };
}

interface GroupedBlock extends RoleBlock, SingleDated {
  /** The end of its section, which identifies roles of one section. */
  readonly sectionEnd: number;
  /** Its employer is on a line above the title, as for several roles at one employer. */
  readonly isGroup: boolean;
}

function startsWithEmployer(
  lines: readonly SectionedLine[],
  { lines: header, names }: RoleHeader,
): boolean {
  const first = lines[header[0] ?? -1]?.text ?? '';
  return names.employer !== null && first.includes(names.employer) && !first.includes(names.title);
}

const sameEmployer = new RegExp(`^(?:${lexicon.resumeLabels.sameEmployer})$`, 'iu');

/** Whether two roles share a line: "Corner Inn, Head Chef 2019 - now, Cook 2016 - 2019". */
function isOnOneLine(text: string, { quote: above }: Role, { quote: below }: Role): boolean {
  return above.end <= below.start && !text.slice(above.end, below.start).includes('\n');
}

function isSameEmployer({ employer }: Role): boolean {
  return employer !== null && sameEmployer.test(employer);
}

function ownEmployer(role: Role): string | null {
  return isSameEmployer(role) ? null : role.employer;
}

/** The employer of the role above, where a header says or shows that it is the same. */
function inheritedEmployer(text: string, role: Role, above: GroupedBlock | null): string | null {
  if (above === null) return null;
  return isSameEmployer(role) || above.isGroup || isOnOneLine(text, above.role, role)
    ? above.role.employer
    : null;
}

// Yield to the event loop after this many dated lines.
const datedPerTurn = 4;

/**
 * The roles of a resume, in text order, each with its lines; yields to the event loop in long
 * texts. If the work section has none (some templates put a heading after its contents), roles of
 * other sections count, as in a resume without headings; if no role is dated, those without dates.
 */
export async function findRoles(
  text: string,
  lines: readonly SectionedLine[],
): Promise<RoleBlock[]> {
  const hasExperience = lines.some((line) => line.section === 'experience' && !line.isHeading);
  const roles = await rolesOf(text, lines, hasExperience);
  if (roles.length > 0 || !hasExperience) return roles;
  const elsewhere = await rolesOf(text, lines, false);
  return elsewhere.length > 0 ? elsewhere : undatedRoles(text, lines);
}

async function rolesOf(
  text: string,
  lines: readonly SectionedLine[],
  hasExperience: boolean,
): Promise<RoleBlock[]> {
  const firstHeading = lines.findIndex(({ isHeading }) => isHeading);
  const dated = await datedLines(lines);
  const usualPlace = usualTitlePlace(lines, dated);
  const columns = columnTitles(lines, dated);
  const blocks: GroupedBlock[] = [];
  let floor = 0;
  for (const [order, one] of dated.entries()) {
    if (order % datedPerTurn === datedPerTurn - 1) await pauseIn(text);
    const column = columns.get(order);
    if (column === null) continue;
    const place: Dated = column === undefined ? one : { ...one, at: column, to: column + 1 };
    const ceiling =
      column === undefined
        ? Math.min(dated[order + 1]?.at ?? lines.length, sectionEnd(lines, one.at))
        : column + 1;
    const header = headerAround(lines, place, {
      floor: Math.max(floor, sectionStart(lines, place.at)),
      ceiling,
      usualPlace,
    });
    if (
      !header ||
      !isRolePlace(
        lines,
        place,
        header,
        hasExperience,
        firstHeading < 0 ? lines.length : firstHeading,
      )
    )
      continue;
    const from = header.lines[0] ?? place.at;
    const previous = blocks.at(-1);
    if (previous && previous.to > from) blocks[blocks.length - 1] = { ...previous, to: from };
    const role = toRole(text, lines, header, place);
    const above = previous?.sectionEnd === sectionEnd(lines, place.at) ? previous : null;
    const own = ownEmployer(role);
    const employer = own ?? inheritedEmployer(text, role, above);
    blocks.push({
      role: { ...role, employer },
      isSingle: place.isSingle,
      from,
      to: sectionEnd(lines, place.at),
      sectionEnd: sectionEnd(lines, place.at),
      isGroup: employer !== null && (own === null || startsWithEmployer(lines, header)),
    });
    floor = (header.lines.at(-1) ?? place.at) + 1;
  }
  return withOwnLines(text, withOpenEnd(blocks));
}

/** The roles with the lines that belong to each. */
function withOwnLines(text: string, blocks: readonly GroupedBlock[]): RoleBlock[] {
  const ends = blocks.map(({ to }, order) => Math.min(to, blocks[order + 1]?.from ?? to));
  return blocks.map(({ role, from }, order) => {
    const [above, below] = [blocks[order - 1], blocks[order + 1]];
    const own = ends[order] ?? from;
    // The lines below two roles on one line belong to the newer role, whichever comes first.
    if (below && isOnOneLine(text, role, below.role) && isNewer(role, below.role))
      return { role, from, to: ends[order + 1] ?? own };
    if (above && isOnOneLine(text, above.role, role) && isNewer(above.role, role))
      return { role, from, to: Math.min(own, from + 1) };
    return { role, from, to: own };
  });
}

function isNewer(one: Role, other: Role): boolean {
  const endOf = ({ isCurrent, end, start }: Role) => (isCurrent ? '9999' : (end ?? start ?? ''));
  return endOf(one) > endOf(other);
}

/**
 * Deduplicates roles that a model repeats, or that two pieces of a long text share: of roles with
 * equal title and place the first with dates is used.
 */
function distinctRoles(roles: readonly Role[]): Role[] {
  const kept: Role[] = [];
  for (const role of [
    ...roles.filter(({ start }) => start !== null),
    ...roles.filter(({ start }) => start === null),
  ]) {
    const isTold = kept.some(
      ({ title, quote }) =>
        title.toLowerCase() === role.title.toLowerCase() &&
        quote.start < role.quote.end &&
        role.quote.start < quote.end,
    );
    if (!isTold) kept.push(role);
  }
  return kept;
}

/**
 * Adds roles that a model found: each replaces those whose header it shares, and extends to the
 * next role or heading.
 */
export function withModelRoles(
  blocks: readonly RoleBlock[],
  roles: readonly Role[],
  lines: readonly SectionedLine[],
): RoleBlock[] {
  if (roles.length === 0) return [...blocks];
  const distinct = distinctRoles(roles);
  const isCovered = ({ quote }: Role) =>
    distinct.some((role) => role.quote.start < quote.end && quote.start < role.quote.end);
  const all = [
    ...distinct,
    ...blocks.map(({ role }) => role).filter((role) => !isCovered(role)),
  ].sort((a, b) => a.quote.start - b.quote.start);
  const starts = all.map(({ quote }) =>
    Math.max(
      0,
      lines.findIndex(({ end }) => end > quote.start),
    ),
  );
  return all.map((role, order) => {
    const from = starts[order] ?? 0;
    return {
      role,
      from,
      to: Math.max(from, Math.min(starts[order + 1] ?? lines.length, sectionEnd(lines, from))),
    };
  });
}
