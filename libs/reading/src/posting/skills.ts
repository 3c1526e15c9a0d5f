import type { SkillRequirement } from '@rolefit/contracts';
import { skillById, skillKey, type SkillMention } from '@rolefit/skills';
import { spelledName } from '../skills/spelled-name.js';
import { alternativesAmong } from '../sentence/alternatives.js';
import type { Asked } from './importance.js';
import { quoteOf } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';
import type { NamedSkills } from './named-skills.js';
import { softenedRanges, type Softened } from '../sentence/negation.js';
import type { Unit } from '../document/units.js';
import type { UnknownSkill } from '../skills/unknown-skills.js';
import { findDurations, type Duration } from '../sentence/years.js';

/**
 * A skill as one sentence requires it, in its own words, before the sentences of a posting are
 * merged.
 */
export interface AskedSkill extends SkillRequirement {
  readonly key: string;
}

// "2 years in hotels, knowledge of Opera": the years do not apply after the comma.
const anotherAsk = new RegExp(
  String.raw`,\s(?:\p{L}+\s){0,2}${lexicon.demands.anotherDemand}(?![\p{L}])`,
  'iu',
);
const isNotTheirs = new RegExp(String.raw`[;.]\s|\b${lexicon.demands.past}\b`);
const isTheirs = new RegExp(String.raw`\b${lexicon.demands.yearsOf}\b|^\W{0,4}$`, 'iu');

/** The years of a mention: those of the nearest preceding duration in its clause. */
function yearsFor({ unit, durations }: Asking, start: number): number | null {
  const last = durations.findLast(({ end }) => end <= start - unit.start);
  if (!last) return null;
  const between = unit.text.slice(last.end, start - unit.start);
  if (isNotTheirs.test(between) || between.length > 120 || anotherAsk.test(between)) return null;
  return isTheirs.test(between) ? last.years : null;
}

const yearedKinds = new Set(['technology', 'tool']);

interface Asking {
  readonly unit: Unit;
  readonly asked: Asked;
  readonly softened: readonly Softened[];
  readonly durations: readonly Duration[];
  readonly groupOf: ReadonlyMap<number, string>;
}

function askedSkill(
  text: string,
  { unit, asked, softened, groupOf }: Asking,
  start: number,
  end: number,
  skillId: string | null,
  years: number | null,
): AskedSkill | null {
  const [from, to] = [start - unit.start, end - unit.start];
  const range = softened.find((one) => from >= one.start && to <= one.end);
  if (range?.kind === 'negated') return null;
  const name = text.slice(start, end);
  return {
    key: skillId ?? skillKey(name),
    name,
    skillId,
    importance: range ? 'preferred' : asked.at(from, to),
    years,
    group: groupOf.get(start) ?? null,
    quote: quoteOf(text, unit.start, unit.end, start, end),
  };
}

/** A mention in the form that `alternativesAmong` expects. */
function asMention({ name, start, end }: UnknownSkill): SkillMention {
  return { skillId: skillKey(name), start, end };
}

/**
 * The skills that one sentence requires: importance by its words and its section, years,
 * alternatives, negation.
 * @param named the skills that the sentence names
 * @param groupName returns an unused name for a group of alternatives
 * @param listGroup the group of the list that contains the sentence, if one of its items is enough
 */
export function skillsAskedBy(
  text: string,
  unit: Unit,
  asked: Asked,
  { known, unknown }: NamedSkills,
  groupName: () => string,
  listGroup: string | null,
): AskedSkill[] {
  const all = [...known, ...unknown.map(asMention)].sort((a, b) => a.start - b.start);
  if (all.length === 0) return [];
  const groupOf = new Map<number, string>();
  if (listGroup !== null) for (const { start } of all) groupOf.set(start, listGroup);
  else {
    for (const group of alternativesAmong(unit.text, unit.start, all)) {
      const name = groupName();
      for (const { start } of group) groupOf.set(start, name);
    }
  }
  const asking: Asking = {
    unit,
    asked,
    softened: softenedRanges(unit.text),
    durations: findDurations(unit.text),
    groupOf,
  };
  const yearsAt = ({ skillId, start }: SkillMention) =>
    yearedKinds.has(skillById(skillId)?.kind ?? 'soft') ? yearsFor(asking, start) : null;
  return [
    ...known.map((mention) =>
      askedSkill(text, asking, mention.start, mention.end, mention.skillId, yearsAt(mention)),
    ),
    ...unknown.map(({ start, end }) => askedSkill(text, asking, start, end, null, null)),
  ].filter((skill) => skill !== null);
}

/**
 * Merges the requirements of several sentences per skill: required wins, the most years win, and an
 * alternative stays one only if the skill is never required alone.
 */
export function mergeAskedSkills(asked: readonly AskedSkill[]): SkillRequirement[] {
  const merged = new Map<string, AskedSkill>();
  const spellings = new Map<string, string[]>();
  for (const skill of asked) {
    const known = merged.get(skill.key);
    if (!known) {
      merged.set(skill.key, skill);
      spellings.set(skill.key, [skill.name]);
      continue;
    }
    spellings.get(skill.key)?.push(skill.name);
    const stronger =
      known.importance === 'preferred' && skill.importance === 'required' ? skill : known;
    const years = known.years === null ? skill.years : Math.max(known.years, skill.years ?? 0);
    const isAlone =
      (known.group === null && known.importance === stronger.importance) ||
      (skill.group === null && skill.importance === stronger.importance);
    merged.set(skill.key, { ...stronger, years, group: isAlone ? null : stronger.group });
  }
  return dropLoneGroups([...merged.values()]).map(({ key, ...skill }) => ({
    ...skill,
    name: spelledName(skill.skillId, spellings.get(key) ?? [skill.name]),
  }));
}

function dropLoneGroups(skills: readonly AskedSkill[]): AskedSkill[] {
  const sizes = new Map<string, number>();
  for (const { group } of skills) if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return skills.map((skill) =>
    skill.group !== null && (sizes.get(skill.group) ?? 0) < 2 ? { ...skill, group: null } : skill,
  );
}
