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

/** Header lines of a dated line: itself, up to two short lines before that belong to no other role, one or two after. */
function headerOf(lines: readonly SectionedLine[], at: number, floor: number, ceiling: number): number[] {
  const own = withoutDates(lines[at]?.text ?? '');
  const isShort = (line: SectionedLine | undefined): line is SectionedLine => line !== undefined && !line.isBullet && !line.isHeading && !isSentence(line.text);
  const header = [at];
  const before = lines[at - 1];
  const isDatesOnly = own === '';
  // Something above that opens after a gap, or a line of dates alone, makes the line above part of the header.
  if (at - 1 >= floor && isShort(before) && !(lines[at]?.isAfterGap ?? false) && (isDatesOnly || titleFamily(own) === null)) {
    header.unshift(at - 1);
    const earlier = lines[at - 2];
    if (isDatesOnly && at - 2 >= floor && isShort(earlier) && !(before.isAfterGap ?? false)) header.unshift(at - 2);
  }
  for (const next of [at + 1, at + 2]) {
    if (next >= ceiling || !isShort(lines[next]) || (lines[next]?.isAfterGap && own !== '')) break;
    header.push(next);
  }
  return header;
}

interface Names {
  readonly title: string;
  readonly employer: string | null;
  readonly family: string | null;
}

function namesIn(header: readonly string[]): Names | null {
  const segments = header
    .flatMap((words) => withoutDates(words).split(splitters))
    .map((segment) => segment.replace(/^[\s(|,–—-]+|[\s)|,:–—-]+$/gu, '').trim())
    .filter((segment) => segment.length >= 2 && segment.length <= 80 && /\p{L}{2}/u.test(segment));
  const titled = segments.findIndex((segment) => titleFamily(segment) !== null || titleSeniority(segment) !== null);
  const title = segments[titled === -1 ? 0 : titled];
  if (title === undefined) return null;
  const employer = segments.find((segment, index) => index !== Math.max(0, titled) && !/^(?:remote|full[- ]time|part[- ]time|contract|\p{Lu}{2}|hybrid)$/iu.test(segment)) ?? null;
  return { title, employer, family: titleFamily(title) };
}

/** Where a line of dates opens a role: in an experience section, or under no heading at all beside a role's word. */
function isRolePlace(line: SectionedLine, hasExperience: boolean, names: Names | null): boolean {
  if (line.section === 'experience') return names !== null;
  return !hasExperience && (line.section === 'other' || line.section === 'summary') && names?.family != null;
}

function toRole(text: string, lines: readonly SectionedLine[], header: readonly number[], { range }: Dated, names: Names): Role {
  const first = lines[header[0] ?? 0];
  const last = lines[header.at(-1) ?? 0];
  const dated = lines[header.find((at) => findDateRanges(lines[at]?.text ?? '').length > 0) ?? 0];
  const start = first?.start ?? 0;
  return {
    title: names.title,
    employer: names.employer,
    start: range.from,
    end: range.to,
    isCurrent: range.isCurrent,
    family: names.family,
    seniority: titleSeniority(names.title),
    quote: quoteOf(text, start, last?.end ?? start, dated?.start ?? start, Math.min(dated?.end ?? start, (dated?.start ?? start) + 200)),
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
    const names = namesIn(headerWords(lines, header, one.at));
    if (!names || !isRolePlace(line, hasExperience, names)) return;
    const from = header[0] ?? one.at;
    const previous = blocks.at(-1);
    if (previous && previous.to > from) blocks[blocks.length - 1] = { ...previous, to: from };
    blocks.push({ role: toRole(text, lines, header, one, names), from, to: sectionEnd(lines, one.at) });
    floor = (header.at(-1) ?? one.at) + 1;
  });
  return blocks.map((block, order) => ({ ...block, to: Math.min(block.to, blocks[order + 1]?.from ?? block.to) }));
}

/** The dated line speaks first, then those before it, then those after. */
function headerWords(lines: readonly SectionedLine[], header: readonly number[], at: number): string[] {
  return [at, ...header.filter((index) => index < at).toReversed(), ...header.filter((index) => index > at)].map((index) => lines[index]?.text ?? '');
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
