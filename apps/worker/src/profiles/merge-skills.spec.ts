import { limits } from '@rolefit/contracts';
import type { SkillRow } from '@rolefit/database';
import { mergeSkills } from './merge-skills.js';

const row = (name: string, score: number, source: SkillRow['source']): SkillRow => ({
  id: name,
  name,
  score,
  source,
  quote: source === 'user' ? null : name,
});
const read = (name: string, score: number) => ({ name, score, quote: { text: `I know ${name}` } });

describe('mergeSkills', () => {
  it('puts edited skills first and replaces the rest', () => {
    const merged = mergeSkills(
      [row('Sass', 20, 'resume'), row('Negotiation', 70, 'user')],
      [read('React', 90)],
    );
    expect(merged).toEqual([
      { name: 'Negotiation', score: 70, source: 'user', quote: null },
      { name: 'React', score: 90, source: 'resume', quote: 'I know React' },
    ]);
  });

  it("lets the user's score win over the resume's, ignoring case", () => {
    expect(
      mergeSkills([row('react', 30, 'user')], [read('React', 90), read('Vue.js', 40)]).map(
        ({ name, score }) => [name, score],
      ),
    ).toEqual([
      ['react', 30],
      ['Vue.js', 40],
    ]);
  });

  it('does not restore skills that the user removed', () => {
    expect(
      mergeSkills([], [read('React', 90), read('AWS', 80)], ['aws']).map(({ name }) => name),
    ).toEqual(['React']);
  });

  it('drops the weakest new skills where the list would grow too long', () => {
    const many = Array.from({ length: limits.skillsPerProfile }, (_, index) =>
      read(`Skill ${index}`, 50),
    );
    const merged = mergeSkills([row('Mine', 1, 'user')], many);
    expect(merged).toHaveLength(limits.skillsPerProfile);
    expect(merged[0]?.name).toBe('Mine');
  });
});
