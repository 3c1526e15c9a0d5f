import type { Role } from '@rolefit/contracts';
import { titleFamily, titleSeniority } from '@rolefit/skills';
import { findDateRanges, type DateRange } from './dates.js';
import { quoteOf } from './lines.js';
import type { SectionedLine } from './resume-sections.js';

/** A role with the lines that tell of it: from its header to the next role or heading. Indices into the resume's lines, `to` exclusive. */
export interface RoleBlock {
  readonly role: Role;
  readonly from: number;
  readonly to: number;
}

interface Dated {
  readonly at: number;
  readonly range: DateRange;
}

const splitters = /\s*(?:\||•|·|;|\t| {2,}|\s[-–—]\s|,\s|\s@\s|\bat\s(?=\p{Lu})|\sbei\s|\schez\s|\sen\s(?=\p{Lu}))\s*/u;

function isSentence(words: string): boolean {
  return words.length > 110 || /[.!?]$/.test(words) || words.split(/\s+/).length > 14;
}

function withoutDates(words: string): string {
  let rest = words;
  for (const { start, end } of findDateRanges(words).toReversed()) rest = `${rest.slice(0, start)} | ${rest.slice(end)}`;
  return rest.replace(/\(\s*\|?\s*\)/g, ' ').replace(/^[\s|,;:()–—-]+|[\s|,;:(–—-]+$/gu, '').trim();
}

/** A city with its state or country names no employer. */
function withoutPlaces(words: string): string {
  return words.replace(/(?:^|[|,;·•]|\s[-–—])\s*\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}, \p{Lu}{2}(?![\p{L}])/gu, ' ').replace(/^[\s|,;:–—-]+|[\s|,;:–—-]+$/gu, '');
}

function isShort(line: SectionedLine | undefined): line is SectionedLine {
  return line !== undefined && !line.isBullet && !line.isHeading && !isSentence(line.text);
}

function isTitled(words: string): boolean {
  return titleFamily(words) !== null || titleSeniority(words) !== null;
}

/** A line above, as far as the last role's header, that reads as a role: in some layouts the dates come after the bullets. */
function titleAbove(lines: readonly SectionedLine[], at: number, floor: number): number | null {
  for (let above = at - 1; above >= floor; above--) {
    const line = lines[above];
    if (isShort(line) && (line.text.match(/\p{L}{2,}/gu)?.length ?? 0) <= 9 && /^\p{Lu}/u.test(line.text) && isTitled(line.text)) return above;
  }
  return null;
}

/**
 * The lines of a role's header, in the order in which they speak: the dated line, the short lines above it that belong to no other role, else a
 * role's line further up, else one or two lines below.
 */
function headerOf(lines: readonly SectionedLine[], at: number, floor: number, ceiling: number): number[] {
  const dated = lines[at];
  const own = withoutPlaces(withoutDates(dated?.text ?? ''));
  const opensWithDates = (findDateRanges(dated?.text ?? '')[0]?.start ?? 1) === 0;
  const above = lines[at - 1];
  const isBelowTitle = at - 1 >= floor && isShort(above) && above.text.split(/\s+/).length <= 8 && isTitled(above.text);
  if (isTitled(own) || (opensWithDates && !isBelowTitle && own.split(/\s+/).length >= 2)) return own.split(splitters).length > 1 || !isShort(lines[at + 1]) || at + 1 >= ceiling ? [at] : [at, at + 1];
  const header = [at];
  for (const before of [at - 1, at - 2]) {
    if (before < floor || !isShort(lines[before]) || /^\p{Ll}/u.test(lines[before]?.text ?? '') || lines[before + 1]?.isAfterGap) break;
    header.push(before);
    if (isTitled(lines[before]?.text ?? '') && own !== '') break;
  }
  if (header.some((index) => isTitled(lines[index]?.text ?? ''))) return header;
  const further = titleAbove(lines, at, floor);
  if (further !== null) return [at, further];
  for (const next of [at + 1, at + 2]) if (next < ceiling && isShort(lines[next]) && header.includes(next - 1)) header.push(next);
  return header;
}

interface Names {
  readonly title: string;
  readonly employer: string | null;
  readonly family: string | null;
}

function segmentsOf(words: string): string[] {
  return withoutPlaces(withoutDates(words))
    .split(splitters)
    .map((segment) => segment.replace(/^[\s(|,–—-]+|[\s)|,:–—-]+$/gu, '').trim())
    .filter((segment) => segment.length >= 2 && segment.length <= 80 && /\p{L}{2}/u.test(segment) && !/^(?:remote|full[- ]time|part[- ]time|contract|hybrid|\d+ (?:months?|years?))$/iu.test(segment));
}

/** The title is the first part that reads as a role; the employer stands beside it on its line, else on another. */
function namesIn(header: readonly string[]): Names | null {
  const rows = header.map(segmentsOf);
  const titledRow = Math.max(0, rows.findIndex((row) => row.some(isTitled)));
  const row = rows[titledRow]?.length ? (rows[titledRow] ?? []) : (rows.find(({ length }) => length > 0) ?? []);
  const title = row.find((segment) => titleFamily(segment) !== null) ?? row.find(isTitled) ?? row[0];
  if (title === undefined) return null;
  const employer = row.find((segment) => segment !== title) ?? rows.filter((other) => other !== row).flat()[0] ?? null;
  return { title, employer, family: titleFamily(title) };
}

/** Where a line of dates opens a role: in an experience section, or, in a resume without one, beside a role's word. */
function isRolePlace(line: SectionedLine, hasExperience: boolean, names: Names | null): boolean {
  if (line.section === 'experience') return names !== null;
  return !hasExperience && line.section !== 'education' && line.section !== 'projects' && line.section !== 'certificates' && names?.family != null;
}

function toRole(text: string, lines: readonly SectionedLine[], header: readonly number[], { at, range }: Dated, names: Names): Role {
  const dated = lines[at];
  const first = Math.min(...header);
  // Lines between a title above and its dates are other facts' lines: then the dated line alone is quoted with what touches it.
  const isTouching = header.length === Math.max(...header) - first + 1;
  const titled = lines[header.find((index) => (lines[index]?.text ?? '').includes(names.title)) ?? at];
  const [start, end] = isTouching ? [lines[first]?.start ?? 0, lines[Math.max(...header)]?.end ?? 0] : [titled?.start ?? 0, titled?.end ?? 0];
  return {
    title: names.title,
    employer: names.employer,
    start: range.from,
    end: range.to,
    isCurrent: range.isCurrent,
    family: names.family,
    seniority: titleSeniority(names.title),
    quote: isTouching ? quoteOf(text, start, end, dated?.start ?? start, Math.min(dated?.end ?? start, (dated?.start ?? start) + 200)) : quoteOf(text, start, end),
  };
}

/** The dated roles of a resume, in its order, each with the lines that tell of it. */
export function findRoles(text: string, lines: readonly SectionedLine[]): RoleBlock[] {
  const hasExperience = lines.some((line) => line.section === 'experience' && !line.isHeading);
  const dated: Dated[] = lines.flatMap((line, at) => {
    const [range] = line.isHeading || isSentence(line.text) ? [] : findDateRanges(line.text);
    return range && (!line.isBullet || withoutDates(line.text).split(/\s+/).length <= 8) ? [{ at, range }] : [];
  });
  const blocks: RoleBlock[] = [];
  let floor = 0;
  dated.forEach((one, order) => {
    const line = lines[one.at];
    if (!line) return;
    const ceiling = Math.min(dated[order + 1]?.at ?? lines.length, sectionEnd(lines, one.at));
    const header = headerOf(lines, one.at, Math.max(floor, sectionStart(lines, one.at)), ceiling);
    const names = namesIn(header.map((index) => lines[index]?.text ?? ''));
    if (!names || !isRolePlace(line, hasExperience, names)) return;
    const from = Math.min(...header);
    const previous = blocks.at(-1);
    if (previous && previous.to > from) blocks[blocks.length - 1] = { ...previous, to: from };
    blocks.push({ role: toRole(text, lines, header, one, names), from, to: sectionEnd(lines, one.at) });
    floor = Math.max(...header) + 1;
  });
  return blocks.map((block, order) => ({ ...block, to: Math.min(block.to, blocks[order + 1]?.from ?? block.to) }));
}

function sectionStart(lines: readonly SectionedLine[], at: number): number {
  for (let index = at; index > 0; index--) if (lines[index]?.isHeading) return index + 1;
  return 0;
}

function sectionEnd(lines: readonly SectionedLine[], at: number): number {
  for (let index = at + 1; index < lines.length; index++) if (lines[index]?.isHeading) return index;
  return lines.length;
}

/**
 * Adds roles that a model found: each stands in for those whose header it shares, and tells of the lines up to the next role or heading.
 */
export function withModelRoles(blocks: readonly RoleBlock[], roles: readonly Role[], lines: readonly SectionedLine[]): RoleBlock[] {
  if (roles.length === 0) return [...blocks];
  const isCovered = ({ quote }: Role) => roles.some((role) => role.quote.start < quote.end && quote.start < role.quote.end);
  const all = [...roles, ...blocks.map(({ role }) => role).filter((role) => !isCovered(role))].sort((a, b) => a.quote.start - b.quote.start);
  const starts = all.map(({ quote }) => Math.max(0, lines.findIndex(({ end }) => end > quote.start)));
  return all.map((role, order) => {
    const from = starts[order] ?? 0;
    return { role, from, to: Math.max(from, Math.min(starts[order + 1] ?? lines.length, sectionEnd(lines, from))) };
  });
}
