import { allSkills, relationBetween, skillByName } from './taxonomy.js';

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

describe('suites', () => {
  it('are related to each of their parts', () => {
    const suites = allSkills().filter(({ parts }) => parts.length > 0);
    expect(suites.map(({ id }) => id)).toContain('microsoft-office');
    for (const { id, parts } of suites) {
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) expect([part, relationBetween(part, id)]).not.toContain(null);
    }
  });
});

describe('relationBetween', () => {
  it('counts the steps of what a skill implies', () => {
    expect(relationBetween('next-js', 'react')).toEqual({ kind: 'implies', distance: 1 });
    expect(relationBetween('next-js', 'javascript')).toEqual({ kind: 'implies', distance: 2 });
  });

  it.each(['excel', 'microsoft-word', 'google-workspace', 'microsoft-365'])(
    'counts %s for the use of computers',
    (have) => {
      expect(relationBetween(have, 'computer-literacy')?.kind).toBe('implies');
    },
  );

  it('is near in both directions, one step further after an implied skill', () => {
    expect(relationBetween('react', 'vue')).toEqual({ kind: 'near', distance: 1 });
    expect(relationBetween('vue', 'react')).toEqual({ kind: 'near', distance: 1 });
    expect(relationBetween('next-js', 'vue')).toEqual({ kind: 'near', distance: 2 });
  });

  it('counts a product in part for its field, and the field not for the product', () => {
    expect(relationBetween('tableau', 'dashboards')).toEqual({ kind: 'near', distance: 1 });
    expect(relationBetween('dashboards', 'tableau')).toBeNull();
    expect(relationBetween('selenium', 'test-automation')).not.toBeNull();
    expect(relationBetween('test-automation', 'selenium')).toBeNull();
    expect(relationBetween('sql', 'orm')).toBeNull();
    expect(relationBetween('sql', 'dbeaver')).toBeNull();
  });

  it('gives nothing for the general towards the special, for itself, or for strangers', () => {
    expect(relationBetween('javascript', 'react')).toBeNull();
    expect(relationBetween('react', 'react')).toBeNull();
    expect(relationBetween('welding', 'react')).toBeNull();
    expect(relationBetween('nothing', 'react')).toBeNull();
  });
});
