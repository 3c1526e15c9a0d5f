import { editSkills } from './edit-skills.js';

const go = { name: 'Go', score: 70, source: 'resume' as const, quote: 'Wrote Go' };

describe('editSkills', () => {
  it('leaves an untouched skill what the resume says it is, whatever its case', () => {
    expect(editSkills([go], [{ name: 'GO', score: 70 }])).toEqual([{ ...go, name: 'GO' }]);
  });

  it('makes a changed score the user’s and keeps the line that shows the skill', () => {
    expect(editSkills([go], [{ name: 'Go', score: 71 }])).toEqual([{ ...go, score: 71, source: 'user' }]);
  });

  it('leaves a skill of the user’s theirs', () => {
    const own = { name: 'Baking', score: 5, source: 'user' as const, quote: null };
    expect(editSkills([own], [{ name: 'Baking', score: 5 }])).toEqual([own]);
  });

  it('replaces the whole list in the order that is wanted', () => {
    expect(editSkills([go], [{ name: 'Rust', score: 5 }])).toEqual([{ name: 'Rust', score: 5, source: 'user', quote: null }]);
    expect(editSkills([go], [])).toEqual([]);
  });
});
