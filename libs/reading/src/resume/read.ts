import type { ResumeFacts, ResumeSection, Role } from '@rolefit/contracts';
import type { SkillMention } from '@rolefit/skills';
import { findSkills } from '../find-skills.js';
import { splitLines } from '../document/lines.js';
import { disclaimedIn } from './disclaimed.js';
import { isTemplate } from './listed-name.js';
import { listedSkills } from './listed-skills.js';
import { pauseIn } from '../document/pause.js';
import { fieldProfile, titleCounts } from '../fields/field-profile.js';
import { skillIdsWithin } from '../skills/mentions.js';
import { headlineOf } from './headline.js';
import { occupationsOf, profileOfResume } from './occupations.js';
import { readParts } from './parts.js';
import type { RoleBlock } from './role-block.js';
import { findRoles, withModelRoles } from './roles.js';
import { sectionLines, type SectionedLine } from './sections.js';
import { labelledEmployer } from './role-names.js';
import { resumeSkills } from './skills.js';
import { readStatements } from './statements.js';
import type { Span } from '../document/span.js';
import { textLanguage } from '../document/text-language.js';

function roleOfLines(blocks: readonly RoleBlock[]): Map<number, number> {
  const roles = new Map<number, number>();
  blocks.forEach(({ from, to }, role) => {
    for (let at = from; at < to; at++) roles.set(at, role);
  });
  return roles;
}

/** Where a role names its employer: in its header, or in a form below the work. */
function employerPlace(
  text: string,
  lines: readonly SectionedLine[],
  { role: { employer, quote }, from, to }: RoleBlock,
): Span[] {
  if (employer === null) return [];
  const first = Math.min(lines[from]?.start ?? quote.start, quote.start);
  const inHeader = text.slice(0, quote.end).indexOf(employer, first);
  if (inHeader >= 0) return [{ start: inHeader, end: inHeader + employer.length }];
  const labelled = lines.slice(from, to).find((line) => labelledEmployer(line.text) === employer);
  if (!labelled) return [];
  const start = labelled.start + labelled.text.indexOf(employer);
  return [{ start, end: start + employer.length }];
}

/** Indices of the lines that open a role. */
function headerLines(lines: readonly SectionedLine[], blocks: readonly RoleBlock[]): Set<number> {
  return new Set(
    blocks.flatMap(({ role, from, to }) =>
      lines
        .slice(from, to)
        .flatMap((line, step) => (line.end <= role.quote.end ? [from + step] : [])),
    ),
  );
}

/** Whether a place is above the first section or in a summary. */
function isProfileOf(lines: readonly SectionedLine[]): (at: number) => boolean {
  return (at) => {
    let [low, high] = [0, lines.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lines[middle]?.end ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    const line = lines[low];
    return line !== undefined && (line.isHead || line.section === 'summary');
  };
}

/** Fields of all lines but headings, hobbies and goals; titles of roles count more. */
function fieldsOfResume(
  text: string,
  lines: readonly SectionedLine[],
  blocks: readonly RoleBlock[],
  mentions: readonly SkillMention[],
): ResumeFacts['fields'] {
  const told = lines.filter(({ isHeading, isWish }) => !isHeading && !isWish);
  return fieldProfile(text, [
    ...told.map(({ text: words, start, end }) => ({
      words,
      start,
      end,
      skillIds: skillIdsWithin(mentions, start, end),
      counts: 1,
    })),
    ...blocks.map(({ role: { title, quote } }) => ({
      words: title,
      start: quote.start,
      end: quote.end,
      skillIds: [],
      counts: titleCounts,
    })),
  ]);
}

/**
 * Reads a resume without a model: headings divide it, time spans open roles, the taxonomy names the
 * skills, each with every line that shows it. Deterministic; yields to the event loop in long
 * texts.
 * @param asOf the day of reading, `YYYY-MM-DD`, which "present" refers to
 */
export async function readResumeBuiltin(text: string, asOf: string): Promise<ResumeFacts> {
  return (await readResumeLines(text, asOf, [])).facts;
}

/** A resume as read, with the section and role of each place in it. */
export interface ReadResume {
  readonly facts: ResumeFacts;
  placeOf(at: number): { section: ResumeSection; role: number | null };
}

/**
 * The resume with roles that a model found, which take precedence over those found here.
 * @param modelRoles grounded roles, in text order
 */
export async function readResumeLines(
  text: string,
  asOf: string,
  modelRoles: readonly Role[],
): Promise<ReadResume> {
  const breathe = () => pauseIn(text);
  const lines = await sectionLines(splitLines(text));
  await breathe();
  const found = await findSkills(text);
  const mentions = found.flatMap(({ skillId, start, end }) =>
    skillId === null ? [] : [{ skillId, start, end }],
  );
  await breathe();
  const blocks = withModelRoles(await findRoles(text, lines), modelRoles, lines);
  const roleOf = roleOfLines(blocks);
  await breathe();
  const disclaimed = disclaimedIn(text, mentions, isProfileOf(lines));
  const parts = await readParts(text, lines, { mentions, disclaimed });
  await breathe();
  const headers = headerLines(lines, blocks);
  await breathe();
  const isUnfilled = isTemplate(text);
  const listed = await listedSkills(text, lines, mentions, isUnfilled);
  await breathe();
  const employers = blocks.flatMap((block) => employerPlace(text, lines, block));
  const skills = await resumeSkills(text, {
    lines,
    found,
    listed,
    roleOf,
    employers,
    disclaimed,
    isUnfilled,
  });
  await breathe();
  const statements = readStatements(text, {
    lines,
    mentions: mentions.filter((mention) => !disclaimed.covers(mention)),
    roleOf,
    headers,
    disclaimed,
  });
  await breathe();
  const fields = fieldsOfResume(
    text,
    lines.filter((line) => !disclaimed.coversMost(line)),
    blocks,
    mentions,
  );
  await breathe();
  const roles = blocks.map(({ role }) => role);
  const headline = headlineOf(text, lines);
  const facts: ResumeFacts = {
    language: textLanguage(text),
    asOf,
    roles,
    skills,
    statements,
    ...parts,
    fields,
    headline,
    occupations: occupationsOf({ roles, headline }),
    occupationProfile: profileOfResume({ statements, roles, headline }),
  };
  return {
    facts,
    placeOf(at) {
      const index = lines.findIndex(({ end }) => end > at);
      return { section: lines[index]?.section ?? 'other', role: roleOf.get(index) ?? null };
    },
  };
}
