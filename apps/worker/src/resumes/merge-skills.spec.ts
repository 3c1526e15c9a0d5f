import { limits } from '@rolefit/contracts';
import type { SkillRow } from '@rolefit/database';
import { mergeSkills } from './merge-skills.js';

const row = (name: string, score: number, source: SkillRow['source']): SkillRow => ({ id: name, name, score, source, quote: source === 'user' ? null : name });
const read = (name: string, score: number) => ({ name, score, quote: { text: `I know ${name}` } });

describe('mergeSkills', () => {
  it('keeps what the user edited in front and replaces the rest by what was read', () => {
    const merged = mergeSkills([row('Sass', 20, 'resume'), row('Negotiation', 70, 'user')], [read('React', 90)]);
    expect(merged).toEqual([
      { name: 'Negotiation', score: 70, source: 'user', quote: null },
      { name: 'React', score: 90, source: 'resume', quote: 'I know React' },
    ]);
  });

  it("lets the user's score win over the resume's, ignoring case", () => {
    expect(mergeSkills([row('react', 30, 'user')], [read('React', 90), read('Vue.js', 40)]).map(({ name, score }) => [name, score])).toEqual([
      ['react', 30],
      ['Vue.js', 40],
    ]);
  });

  it('does not bring back what the user took off the list', () => {
    expect(mergeSkills([], [read('React', 90), read('AWS', 80)], ['aws']).map(({ name }) => name)).toEqual(['React']);
  });

  it('drops the weakest of what was read where the list would grow too long', () => {
    const many = Array.from({ length: limits.skillsPerProfile }, (_, index) => read(`Skill ${index}`, 50));
    const merged = mergeSkills([row('Mine', 1, 'user')], many);
    expect(merged).toHaveLength(limits.skillsPerProfile);
    expect(merged[0]?.name).toBe('Mine');
  });
});
