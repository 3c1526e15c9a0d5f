import type { Importance, SkillRequirement } from '@rolefit/contracts';
import { skillById, skillKey, type SkillMention } from '@rolefit/skills';
import { alternativesAmong } from './alternatives.js';
import { importanceOf } from './importance.js';
import { quoteOf } from './lines.js';
import { softenedRanges, type Softened } from './negation.js';
import type { PostingSection } from './posting-sections.js';
import type { Unit } from './units.js';
import { findUnknownSkills } from './unknown-skills.js';
import { findDurations, type Duration } from './years.js';

/** A skill as one sentence asks for it, before the sentences of a posting are put together. */
export interface AskedSkill extends SkillRequirement {
  readonly key: string;
}

/** The years that belong to a mention: those of the nearest duration before it in its clause. */
function yearsFor({ unit, durations }: Asking, start: number): number | null {
  const last = durations.findLast(({ end }) => end <= start - unit.start);
  if (!last) return null;
  const between = unit.text.slice(last.end, start - unit.start);
  if (/[;.]\s|\b(?:old|ago)\b/.test(between) || between.length > 120) return null;
  return /\b(?:with|in|of|using|mit|in|en|de|con|as|working|writing|programming|avec)\b|^\W{0,4}$/iu.test(between) ? last.years : null;
}

const yearedKinds = new Set(['technology', 'tool']);

interface Asking {
  readonly unit: Unit;
  readonly softened: readonly Softened[];
  readonly durations: readonly Duration[];
  readonly hasClauses: boolean;
  readonly importance: Importance;
  readonly groupOf: ReadonlyMap<SkillMention, string>;
}

function askedSkill(text: string, asking: Asking, mention: SkillMention): AskedSkill | null {
  const { unit, groupOf } = asking;
  const entry = skillById(mention.skillId);
  const softened = asking.softened.find(({ start, end }) => mention.start >= unit.start + start && mention.end <= unit.start + end);
  if (!entry || softened?.kind === 'negated') return null;
  return {
    key: entry.id,
    name: entry.name,
    skillId: entry.id,
    importance: softened ? 'preferred' : clauseImportance(asking, mention),
    years: yearedKinds.has(entry.kind) ? yearsFor(asking, mention.start) : null,
    group: groupOf.get(mention) ?? null,
    quote: quoteOf(text, unit.start, unit.end, mention.start, mention.end),
  };
}

/** The clause of a sentence that holds `from..to`; offsets within the sentence. */
export function clauseAround(sentence: string, from: number, to: number): { start: number; end: number } {
  let start = 0;
  for (const border of sentence.matchAll(clauseBorder)) {
    if (border.index + border[0].length <= from) start = border.index + border[0].length;
    else if (border.index >= to) return { start, end: border.index };
  }
  return { start, end: sentence.length };
}

const clauseBorder = /;|,?\s(?:but|while|whereas|aber|mais|pero)\s|,\s(?=[^,;]{0,80}\b(?:is|are|would be)\b)|\.\s/giu;

/** "Java required, Kotlin is a plus": each clause has its own word. */
function clauseImportance({ unit, importance, hasClauses }: Asking, mention: SkillMention): Importance {
  if (!hasClauses || importance === 'required') return importance;
  const { start, end } = clauseAround(unit.text, mention.start - unit.start, mention.end - unit.start);
  if (start === 0 && end === unit.text.length) return importance;
  const clause = unit.text.slice(start, end);
  const own = importanceOf(clause, 'intro');
  const rest = importanceOf(`${unit.text.slice(0, start)} ${unit.text.slice(end)}`, 'required');
  // Only a wish in another clause is taken back here; the section keeps the say where no clause speaks.
  return importance === 'preferred' && rest === 'preferred' && own === 'required' ? 'required' : importance;
}

/**
 * The skills that one sentence asks for: importance by its words and its section, years, alternatives, negation.
 * @param mentions those that lie within the sentence
 * @param groupName gives the next free name for a group of alternatives
 */
export function skillsAskedBy(text: string, unit: Unit, section: PostingSection, mentions: readonly SkillMention[], groupName: () => string): AskedSkill[] {
  const importance = importanceOf(unit.text, section);
  if (importance === null) return [];
  const groupOf = new Map<SkillMention, string>();
  for (const group of alternativesAmong(unit.text, unit.start, mentions)) {
    const name = groupName();
    for (const mention of group) groupOf.set(mention, name);
  }
  const asking: Asking = {
    unit,
    softened: softenedRanges(unit.text),
    durations: findDurations(unit.text),
    hasClauses: unit.text.search(clauseBorder) >= 0,
    importance,
    groupOf,
  };
  const known = mentions.map((mention) => askedSkill(text, asking, mention)).filter((skill) => skill !== null);
  return [...known, ...unknownAskedBy(text, asking)];
}

function unknownAskedBy(text: string, { unit, softened, importance }: Asking): AskedSkill[] {
  return findUnknownSkills(unit.text)
    .filter(({ start, end }) => !softened.some((range) => range.kind === 'negated' && start >= range.start && end <= range.end))
    .map(({ name, start, end }) => ({
      key: skillKey(name),
      name,
      skillId: null,
      importance,
      years: null,
      group: null,
      quote: quoteOf(text, unit.start, unit.end, unit.start + start, unit.start + end),
    }));
}

/** Puts together what several sentences ask of one skill: required wins, the most years, and an alternative only if it is never asked alone. */
export function mergeAskedSkills(asked: readonly AskedSkill[]): SkillRequirement[] {
  const merged = new Map<string, AskedSkill>();
  for (const skill of asked) {
    const known = merged.get(skill.key);
    if (!known) {
      merged.set(skill.key, skill);
      continue;
    }
    const stronger = known.importance === 'preferred' && skill.importance === 'required' ? skill : known;
    const years = known.years === null ? skill.years : Math.max(known.years, skill.years ?? 0);
    const isAlone = (known.group === null && known.importance === stronger.importance) || (skill.group === null && skill.importance === stronger.importance);
    merged.set(skill.key, { ...stronger, years, group: isAlone ? null : stronger.group });
  }
  return dropLoneGroups([...merged.values()]).map(({ key: _key, ...skill }) => skill);
}

function dropLoneGroups(skills: readonly AskedSkill[]): AskedSkill[] {
  const sizes = new Map<string, number>();
  for (const { group } of skills) if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return skills.map((skill) => (skill.group !== null && (sizes.get(skill.group) ?? 0) < 2 ? { ...skill, group: null } : skill));
}
