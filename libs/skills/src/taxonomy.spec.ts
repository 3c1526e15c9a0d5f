import { allSkills, relationBetween, skillById, skillByName } from './taxonomy.js';
import { parsedSkills } from './taxonomy.js';
import { skillKey } from './skill-key.js';

describe('the taxonomy', () => {
  it('has a unique id for each skill', () => {
    const ids = parsedSkills.map(({ entry }) => entry.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('lets no two skills own the same name or alias', () => {
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    for (const { id, name, aliases } of allSkills) {
      for (const key of new Set([name, ...aliases].map(skillKey))) {
        const owner = owners.get(key);
        if (owner && owner !== id) clashes.push(`${key}: ${owner}, ${id}`);
        owners.set(key, id);
      }
    }
    expect(clashes).toEqual([]);
  });

  it('resolves every relation', () => {
    const dangling = parsedSkills.flatMap(({ entry }) => [...entry.implies, ...entry.near].filter((id) => !skillById(id)).map((id) => `${entry.id} → ${id}`));
    expect(dangling).toEqual([]);
  });

  it('has no cycle among what skills imply', () => {
    const cyclic = allSkills.filter(({ id }) => {
      const seen = new Set<string>();
      const open = [...(skillById(id)?.implies ?? [])];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (next === id) return true;
        if (!seen.has(next)) open.push(...(skillById(next)?.implies ?? []));
        seen.add(next);
      }
      return false;
    });
    expect(cyclic.map(({ id }) => id)).toEqual([]);
  });

  it('covers many professions with some hundred skills, ids in kebab-case', () => {
    expect(allSkills.length).toBeGreaterThan(350);
    expect(allSkills.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });
});

describe('skillByName', () => {
  it.each([
    ['k8s', 'kubernetes'],
    ['React.js', 'react'],
    ['ReactJS', 'react'],
    ['node', 'node-js'],
    ['C++', 'c-plus-plus'],
    ['c#', 'c-sharp'],
    ['C', 'c'],
    ['.net', 'dot-net'],
    ['RN', 'registered-nurse'],
    ['bls', 'bls'],
    ['Quickbooks', 'quickbooks'],
    ['front-end', 'front-end-development'],
    [' Project  Management. ', 'project-management'],
    ['Databases', 'database-management'],
  ])('knows %s', (name, id) => {
    expect(skillByName(name)?.id).toBe(id);
  });

  it('does not know what nobody listed', () => {
    expect(skillByName('Underwater basket weaving')).toBeUndefined();
  });
});

describe('relationBetween', () => {
  it('counts the steps of what a skill implies', () => {
    expect(relationBetween('next-js', 'react')).toEqual({ kind: 'implies', distance: 1 });
    expect(relationBetween('next-js', 'javascript')).toEqual({ kind: 'implies', distance: 2 });
  });

  it('is near in both directions, one step further after an implied skill', () => {
    expect(relationBetween('react', 'vue')).toEqual({ kind: 'near', distance: 1 });
    expect(relationBetween('vue', 'react')).toEqual({ kind: 'near', distance: 1 });
    expect(relationBetween('next-js', 'vue')).toEqual({ kind: 'near', distance: 2 });
  });

  it('gives nothing for the general towards the special, for itself, or for strangers', () => {
    expect(relationBetween('javascript', 'react')).toBeNull();
    expect(relationBetween('react', 'react')).toBeNull();
    expect(relationBetween('welding', 'react')).toBeNull();
    expect(relationBetween('nothing', 'react')).toBeNull();
  });
});
