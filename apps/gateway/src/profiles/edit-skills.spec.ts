import { editSkills } from './edit-skills.js';

const go = { name: 'Go', score: 70, source: 'resume' as const, quote: 'Wrote Go' };

describe('editSkills', () => {
  it('keeps the source of an unchanged skill, ignoring case', () => {
    expect(editSkills([go], [{ name: 'GO', score: 70 }])).toEqual([{ ...go, name: 'GO' }]);
  });

  it('makes the user the source of a changed score and keeps the quote', () => {
    expect(editSkills([go], [{ name: 'Go', score: 71 }])).toEqual([
      { ...go, score: 71, source: 'user' },
    ]);
  });

  it('keeps the user as the source', () => {
    const own = { name: 'Baking', score: 5, source: 'user' as const, quote: null };
    expect(editSkills([own], [{ name: 'Baking', score: 5 }])).toEqual([own]);
  });

  it('replaces the whole list in the given order', () => {
    expect(editSkills([go], [{ name: 'Rust', score: 5 }])).toEqual([
      { name: 'Rust', score: 5, source: 'user', quote: null },
    ]);
    expect(editSkills([go], [])).toEqual([]);
  });
});
