import { readRequirement, readTitle } from './index.js';

describe('readRequirement', () => {
  it('reads alternatives, as in a posting', async () => {
    const { requirement, facts } = await readRequirement(
      'Qualification as Bilanzbuchhalter (IHK) or a degree in accounting',
    );
    expect(requirement).toMatchObject({ kind: 'education', understood: true });
    expect(requirement.parts).toMatchObject([
      [
        { type: 'education', level: 'bachelor' },
        { type: 'skill', name: 'Bilanzbuchhalter' },
      ],
    ]);
    expect(facts.education).toMatchObject([{ level: 'bachelor' }]);
  });

  it('reads years', async () => {
    const { requirement } = await readRequirement('3 years of experience in logistics');
    expect(requirement.kind).toBe('experience');
    expect(requirement.parts.flat()).toContainEqual(
      expect.objectContaining({ type: 'experience', years: 3 }),
    );
  });

  it('keeps all requirements of a line', async () => {
    const { requirement } = await readRequirement('Kubernetes. Fluent German.');
    expect(requirement.parts.flat().map(({ type }) => type)).toEqual(
      expect.arrayContaining(['skill', 'language']),
    );
  });

  it('understands nothing but the words of other texts', async () => {
    expect(await readRequirement('xyzzy')).toMatchObject({
      requirement: { kind: 'other', understood: false, parts: [] },
    });
  });
});

describe('readTitle', () => {
  it('knows family, seniority and occupations', () => {
    const { family, seniority, occupations } = readTitle('Senior Registered Nurse');
    expect([family, seniority]).toEqual(['nursing', 'senior']);
    expect(occupations.length).toBeGreaterThan(0);
  });

  it('knows nothing about an unknown title', () => {
    expect(readTitle('Xyzzy')).toEqual({ family: null, seniority: null, occupations: [] });
  });
});
