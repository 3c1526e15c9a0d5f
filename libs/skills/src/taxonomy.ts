import type { ParsedSkill } from './parse-skills.js';
import type { SkillEntry, SkillRelation } from './skill-entry.js';
import { skillKey } from './skill-key.js';
import { professions } from './taxonomy/index.js';

/** Every line of the taxonomy, in the order of its files. */
export const parsedSkills: readonly ParsedSkill[] = professions.flat();

function withSymmetricNear(entries: readonly SkillEntry[]): Map<string, SkillEntry> {
  const near = new Map(entries.map(({ id, near: ids }) => [id, new Set(ids)]));
  for (const { id, near: ids } of entries) for (const other of ids) near.get(other)?.add(id);
  return new Map(entries.map((entry) => [entry.id, { ...entry, near: [...(near.get(entry.id) ?? [])] }]));
}

const byId = withSymmetricNear(parsedSkills.map(({ entry }) => entry));

function buildNames(): Map<string, SkillEntry> {
  const names = new Map<string, SkillEntry>();
  for (const entry of byId.values()) {
    for (const name of [entry.name, ...entry.aliases]) {
      const key = skillKey(name);
      for (const form of [key, key.replace(/(?<=\w)\.(?=\w)/g, '')]) if (!names.has(form)) names.set(form, entry);
    }
  }
  return names;
}

const byName = buildNames();

/** All skills, in the order of the taxonomy's files. */
export const allSkills: readonly SkillEntry[] = [...byId.values()];

/** The skill with this id, if the taxonomy has it. */
export function skillById(id: string): SkillEntry | undefined {
  return byId.get(id);
}

/**
 * The skill that this name or alias stands for, ignoring case, plural `s` and punctuation that does not distinguish ("C++" stays "C++").
 * The whole name is looked up; for skills inside a sentence there is `findSkillMentions`.
 */
export function skillByName(name: string): SkillEntry | undefined {
  const key = skillKey(name);
  return byName.get(key) ?? (key.length > 3 && key.endsWith('s') ? byName.get(key.slice(0, -1)) : undefined);
}

const relationsOf = new Map<string, Map<string, SkillRelation>>();

/** Steps along `implies`, breadth first, then one step to what is near: whoever has Next.js has React, which is near Vue. */
function relationsFrom(have: string): Map<string, SkillRelation> {
  const found = new Map<string, SkillRelation>();
  let frontier = [have];
  const reached = new Map([[have, 0]]);
  for (let distance = 1; frontier.length > 0; distance++) {
    const next = frontier.flatMap((id) => byId.get(id)?.implies ?? []).filter((id) => !reached.has(id));
    frontier = [...new Set(next)];
    for (const id of frontier) {
      reached.set(id, distance);
      found.set(id, { kind: 'implies', distance });
    }
  }
  for (const [id, steps] of reached) {
    for (const other of byId.get(id)?.near ?? []) {
      const known = found.get(other);
      if (other === have || known?.kind === 'implies' || (known && known.distance <= steps + 1)) continue;
      found.set(other, { kind: 'near', distance: steps + 1 });
    }
  }
  return found;
}

/**
 * How having `have` counts for `want` (ids); null where it does not. Equal ids are no relation.
 * `distance` counts the steps; relations of a skill are worked out once and kept.
 */
export function relationBetween(have: string, want: string): SkillRelation | null {
  let relations = relationsOf.get(have);
  if (!relations) {
    relations = relationsFrom(have);
    relationsOf.set(have, relations);
  }
  return relations.get(want) ?? null;
}
