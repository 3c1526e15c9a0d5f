import type { ResumeSkill, SkillEvidence } from '@rolefit/contracts';
import { spelledName } from '../skills/spelled-name.js';
import { quoteOf } from '../document/lines.js';
import { pauseIn } from '../document/pause.js';
import type { SectionedLine } from './sections.js';
import { keyOf, namingsOf, type Naming, type SkillSources } from './skill-namings.js';
import { statedYears } from './stated-years.js';
import { lineAt, otherMentions } from './unknown-mentions.js';

interface Collected {
  readonly skillId: string | null;
  readonly namings: Naming[];
}

// Maximum evidence per skill; more lines prove no more.
const evidenceMax = 12;

/** The strongest evidence in any order: first one line per role and section, then from the top. */
function chosenEvidence(all: readonly SkillEvidence[]): SkillEvidence[] {
  const distinct = all.filter(
    ({ quote }, at) =>
      !all.some(
        (other, index) =>
          index !== at &&
          other.quote.start <= quote.start &&
          other.quote.end >= quote.end &&
          (index < at || other.quote.end - other.quote.start > quote.end - quote.start),
      ),
  );
  const kinds = new Map(
    distinct.toReversed().map((one) => [`${one.section} ${one.role ?? ''}`, one] as const),
  );
  const first = [...kinds.values()].slice(0, evidenceMax);
  const rest = distinct.filter((one) => !first.includes(one)).slice(0, evidenceMax - first.length);
  return [...first, ...rest].sort((a, b) => a.quote.start - b.quote.start);
}

// A list names skills deliberately; prose may only mention them.
const listedWeight = 1_000;

/**
 * Spellings with those of lists first, then the most common, so that the name does not depend on
 * the order of the resume's blocks.
 */
function spellings(
  text: string,
  namings: readonly Naming[],
  lines: readonly SectionedLine[],
): string[] {
  const counts = new Map<string, number>();
  for (const { start, end } of namings) {
    const words = text.slice(start, end);
    const isListed = lines[lineAt(lines, start)]?.section === 'skills';
    counts.set(words, (counts.get(words) ?? 0) + (isListed ? listedWeight : 1));
  }
  return [...counts]
    .sort(([a, left], [b, right]) => right - left || a.length - b.length || (a < b ? -1 : 1))
    .map(([words]) => words);
}

function evidenceOf(
  text: string,
  { lines, roleOf }: SkillSources,
  { start, end }: Naming,
): SkillEvidence[] {
  const at = lineAt(lines, start);
  const line = lines[at];
  if (!line) return [];
  // A name may wrap into the next line.
  const quote =
    end > line.end
      ? quoteOf(text, line.start, end, start, end)
      : quoteOf(text, line.start, line.end, start, end);
  return [{ quote, section: line.section, role: roleOf.get(at) ?? null }];
}

const namingsPerTurn = 400;
// A longer line is a complete resume without line ends, whose years refer to no single skill.
const statedChars = 2_000;

const linesPerTurn = 25;

/** Stated years of skills, by the range that names the skill. */
async function yearsOf(
  text: string,
  lines: readonly SectionedLine[],
  namings: readonly Naming[],
): Promise<ReadonlyMap<number, number>> {
  const years = new Map<number, number>();
  for (const [order, line] of lines.entries()) {
    if (order % linesPerTurn === linesPerTurn - 1) await pauseIn(text);
    if (line.text.length > statedChars) continue;
    for (const { at, years: count } of statedYears(text, line, namingsWithin(namings, line)))
      years.set(at, count);
  }
  return years;
}

/**
 * The skills of a resume, in the order of their first line, each with its evidence and stated
 * years.
 */
export async function resumeSkills(text: string, sources: SkillSources): Promise<ResumeSkill[]> {
  const skills = new Map<string, Collected>();
  const add = (naming: Naming) => {
    const key = keyOf(text, naming);
    const known = skills.get(key) ?? { skillId: naming.skillId, namings: [] };
    skills.set(key, known);
    known.namings.push(naming);
  };
  const namings = namingsOf(text, sources);
  namings.forEach(add);
  const unknown = new Map(
    [...skills].flatMap(
      ([
        key,
        {
          skillId,
          namings: [first],
        },
      ]) => (skillId === null && first ? [[key, text.slice(first.start, first.end)] as const] : []),
    ),
  );
  for (const other of await otherMentions(text, sources.lines, unknown, namings))
    add({ ...other, years: null });
  const years = await yearsOf(text, sources.lines, namings);
  const facts: ResumeSkill[] = [];
  let count = 0;
  for (const { skillId, namings: places } of skills.values()) {
    if ((count += places.length) >= namingsPerTurn) {
      count = 0;
      await pauseIn(text);
    }
    const stated = places
      .map((one) => Math.max(one.years ?? 0, years.get(one.start) ?? 0))
      .reduce((a, b) => Math.max(a, b), 0);
    const ordered = places.toSorted((a, b) => a.start - b.start).slice(0, 400);
    facts.push({
      name: spelledName(skillId, spellings(text, places, sources.lines)),
      skillId,
      ...(stated > 0 && { years: stated }),
      evidence: chosenEvidence(ordered.flatMap((one) => evidenceOf(text, sources, one))),
    });
  }
  return facts
    .filter(({ name, evidence }) => name !== '' && evidence.length > 0)
    .sort((a, b) => (a.evidence[0]?.quote.start ?? 0) - (b.evidence[0]?.quote.start ?? 0));
}

function namingsWithin(namings: readonly Naming[], { start, end }: SectionedLine): Naming[] {
  let low = 0;
  let high = namings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((namings[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const within: Naming[] = [];
  for (let at = low; at < namings.length; at++) {
    const naming = namings[at];
    if (!naming || naming.start >= end) break;
    within.push(naming);
  }
  return within;
}
