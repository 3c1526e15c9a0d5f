import type { Quote, ResumeFacts, ResumeSection, Role, Statement } from '@rolefit/contracts';
import type { SkillMention } from '@rolefit/skills';
import { findWorkPermit } from './countries.js';
import { findClearance, licencesAmong } from './credentials.js';
import { findDateRanges } from './dates.js';
import { educationField, findEducationLevels } from './education.js';
import { findDegree } from './resume-education.js';
import { quoteOf, splitLines } from './lines.js';
import { findSkills } from '../find-skills.js';
import { isTemplate } from './listed-name.js';
import { listedSkills } from './listed-skills.js';
import { mentionsWithin } from './mentions.js';
import { pauseIn } from './pause.js';
import { findRoles, withModelRoles, type RoleBlock } from './resume-roles.js';
import { sectionLines, type SectionedLine } from './resume-sections.js';
import { resumeSkills } from './resume-skills.js';
import { findSpokenLanguages } from './spoken-languages.js';
import { textLanguage } from './text-language.js';
import { continues } from './units.js';

type Parts = Pick<ResumeFacts, 'education' | 'languages' | 'licences' | 'clearances' | 'workPermits' | 'places'>;

function quoteIn(text: string, line: SectionedLine, start: number, end: number): Quote {
  return quoteOf(text, line.start, line.end, line.start + start, line.start + end);
}

function roleOfLines(blocks: readonly RoleBlock[]): Map<number, number> {
  const roles = new Map<number, number>();
  blocks.forEach(({ from, to }, role) => {
    for (let at = from; at < to; at++) roles.set(at, role);
  });
  return roles;
}

const tellingSections = new Set(['experience', 'projects', 'summary', 'other']);

/** What was done: bullets, and sentences of at least five words, joined over wrapped lines. */
function readStatements(text: string, lines: readonly SectionedLine[], mentions: readonly SkillMention[], roleOf: ReadonlyMap<number, number>, headers: ReadonlySet<number>): Statement[] {
  const statements: Statement[] = [];
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at];
    if (!first || first.isHeading || first.isHead || headers.has(at) || !tellingSections.has(first.section)) continue;
    let last = first;
    while (continues(last, lines[at + 1]) && !lines[at + 1]?.isHeading && !headers.has(at + 1) && (lines[at + 1]?.end ?? 0) - first.start <= 300) {
      at++;
      last = lines[at] ?? last;
    }
    const words = text.slice(first.start, last.end).split(/\s+/).length;
    // A line of dates tells when, not what.
    const isDateLine = !first.isBullet && words <= 8 && findDateRanges(text.slice(first.start, last.end)).length > 0;
    if (words < (first.isBullet ? 3 : 5) || isDateLine) continue;
    const skillIds = [...new Set(mentionsWithin(mentions, first.start, last.end).map(({ skillId }) => skillId))];
    statements.push({ quote: quoteOf(text, first.start, last.end), role: roleOf.get(at) ?? null, skillIds });
  }
  return statements;
}

// After a city stands a state's two letters (degrees and titles have two as well) or a country.
const cityLine =
  /(?:^|[|•·,]\s?|\blocation:\s?|\baddress:\s?)(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}, (?:(?!RN|MD|BS|BA|MS|MA|JR|SR|II|IV|PE|JD|DO)[A-Z]{2}(?=\b)|USA|UK|United States|United Kingdom|Canada|Germany|Deutschland|France|Spain|España|Italy|Portugal|Netherlands|Belgium|Switzerland|Austria|Poland|Sweden|Norway|Denmark|Finland|Ireland|Israel|India|China|Japan|South Korea|Singapore|Australia|Brazil|Mexico|Argentina|Turkey|Ukraine|Romania|Greece|Nigeria|Kenya|South Africa|Egypt|Pakistan|Vietnam|Philippines))(?![\p{L}])/u;

function readPlace(text: string, line: SectionedLine): ResumeFacts['places'][number] | null {
  const stated = /^(?:location|address|wohnort|adresse|ubicación|city)\s?:\s?(.{2,80})$/iu.exec(line.text)?.[1];
  const place = stated ?? (line.isHead ? cityLine.exec(line.text)?.[1] : undefined);
  return place === undefined ? null : { place: place.trim(), quote: quoteIn(text, line, line.text.indexOf(place), line.text.indexOf(place) + place.length) };
}

const credentialCue = /licen[cs]|certif|registered|\bRN\b|\b(?:BLS|ACLS|CPR|CPA|CDL|EMT|CNA|LPN)\b|führerschein|permis|permiso|carnet/iu;

function readEducation(text: string, lines: readonly SectionedLine[], at: number, hasEducation: boolean): ResumeFacts['education'][number] | null {
  const line = lines[at];
  if (!line) return null;
  if (line.section === 'education') {
    const degree = findDegree(lines, at);
    return degree && { level: degree.level, field: degree.field, quote: quoteIn(text, line, degree.start, degree.end) };
  }
  const highest = hasEducation || line.section === 'experience' ? undefined : findEducationLevels(line.text).at(-1);
  return highest ? { level: highest.level, field: educationField(line.text, highest.end), quote: quoteIn(text, line, highest.start, highest.end) } : null;
}

function readLine(text: string, line: SectionedLine, mentions: readonly SkillMention[], parts: Parts): void {
  const isListed = line.section === 'languages';
  if (isListed || (line.section !== 'education' && line.section !== 'experience')) {
    for (const { code, level, start, end } of findSpokenLanguages(line.text, isListed)) parts.languages.push({ code, level, quote: quoteIn(text, line, start, end) });
  }
  if (line.section === 'certificates' || credentialCue.test(line.text)) {
    for (const { name, start, end } of licencesAmong(mentions)) parts.licences.push({ name, quote: quoteOf(text, line.start, line.end, start, end) });
  }
  const clearance = findClearance(line.text);
  if (clearance) parts.clearances.push({ name: clearance.name, quote: quoteIn(text, line, clearance.start, clearance.end) });
  const permit = findWorkPermit(line.text);
  if (permit) parts.workPermits.push({ country: permit.country, quote: quoteIn(text, line, permit.start, permit.end) });
  const place = readPlace(text, line);
  if (place) parts.places.push(place);
}

function firstOfEach<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const kept = new Map<string, Item>();
  for (const item of items) if (!kept.has(key(item))) kept.set(key(item), item);
  return [...kept.values()];
}

// After so many lines others may have their turn.
const linesPerTurn = 80;

/**
 * Reads a resume without a model: headings part it, spans of time open roles, the taxonomy names the skills, each with every line that shows it.
 * Deterministic; pauses between pieces of a long text.
 * @param asOf the day of reading, `YYYY-MM-DD`: what "present" means
 */
export async function readResumeBuiltin(text: string, asOf: string): Promise<ResumeFacts> {
  return (await readResumeLines(text, asOf, [])).facts;
}

/** A resume as read, and where a place of it stands: its section and role. */
export interface ReadResume {
  readonly facts: ResumeFacts;
  placeOf(at: number): { section: ResumeSection; role: number | null };
}

/**
 * The same with roles that a model found, which win over those found here.
 * @param modelRoles grounded roles; their order is that of the text
 */
export async function readResumeLines(text: string, asOf: string, modelRoles: readonly Role[]): Promise<ReadResume> {
  const breathe = () => pauseIn(text);
  const lines = sectionLines(splitLines(text));
  await breathe();
  const found = await findSkills(text);
  const mentions = found.flatMap(({ skillId, start, end }) => (skillId === null ? [] : [{ skillId, start, end }]));
  await breathe();
  const blocks = withModelRoles(await findRoles(text, lines), modelRoles, lines);
  const roleOf = roleOfLines(blocks);
  await breathe();
  const hasEducation = lines.some(({ section, isHeading }) => isHeading && section === 'education');
  const parts: Parts = { education: [], languages: [], licences: [], clearances: [], workPermits: [], places: [] };
  for (const [at, line] of lines.entries()) {
    if (at % linesPerTurn === linesPerTurn - 1) await pauseIn(text);
    if (line.isHeading) continue;
    const degree = readEducation(text, lines, at, hasEducation);
    if (degree) parts.education.push(degree);
    readLine(text, line, mentionsWithin(mentions, line.start, line.end), parts);
  }
  await breathe();
  const headers = new Set(blocks.flatMap(({ role, from, to }) => lines.slice(from, to).flatMap((line, step) => (line.end <= role.quote.end ? [from + step] : []))));
  await breathe();
  const isUnfilled = isTemplate(text);
  const listed = await listedSkills(text, lines, mentions, isUnfilled);
  await breathe();
  const employers = blocks.flatMap(({ role }) => role.employer ?? []);
  const skills = await resumeSkills(text, { lines, found, listed, roleOf, employers, isUnfilled });
  await breathe();
  const statements = readStatements(text, lines, mentions, roleOf, headers);
  await breathe();
  const facts: ResumeFacts = {
    language: textLanguage(text),
    asOf,
    roles: blocks.map(({ role }) => role),
    skills,
    statements,
    education: firstOfEach(parts.education, ({ level, quote }) => `${level} ${quote.start}`),
    languages: firstOfEach(parts.languages, ({ code }) => code),
    licences: firstOfEach(parts.licences, ({ name }) => name),
    clearances: firstOfEach(parts.clearances, ({ name }) => name),
    workPermits: firstOfEach(parts.workPermits, ({ country }) => country ?? ''),
    places: firstOfEach(parts.places, ({ place }) => place),
  };
  return {
    facts,
    placeOf(at) {
      const index = lines.findIndex(({ end }) => end > at);
      return { section: lines[index]?.section ?? 'other', role: roleOf.get(index) ?? null };
    },
  };
}
