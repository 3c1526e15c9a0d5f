import type { SkillEntry, SkillRelation } from './skill-entry.js';

/**
 * The skills that a skill counts for: steps along `implies`, breadth first, then one step to related skills: Next.js implies React, which is related to Vue.
 * @param skillById answers nothing for an unknown id, which then has no relations
 * @returns relations by the id of the other skill
 */
export function relationsFrom(
  have: string,
  skillById: (id: string) => SkillEntry | undefined,
): Map<string, SkillRelation> {
  const found = new Map<string, SkillRelation>();
  let frontier = [have];
  const reached = new Map([[have, 0]]);
  for (let distance = 1; frontier.length > 0; distance++) {
    const next = frontier
      .flatMap((id) => skillById(id)?.implies ?? [])
      .filter((id) => !reached.has(id));
    frontier = [...new Set(next)];
    for (const id of frontier) {
      reached.set(id, distance);
      found.set(id, { kind: 'implies', distance });
    }
  }
  for (const [id, steps] of reached) {
    for (const other of skillById(id)?.near ?? []) {
      const known = found.get(other);
      if (other === have || known?.kind === 'implies' || (known && known.distance <= steps + 1))
        continue;
      found.set(other, { kind: 'near', distance: steps + 1 });
    }
  }
  return found;
}
