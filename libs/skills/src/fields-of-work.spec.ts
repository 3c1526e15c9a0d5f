import { fieldsOfWork } from './fields-of-work.js';
import { findSkillMentions } from './find-skill-mentions.js';

function heaviest(line: string): string | undefined {
  const ids = findSkillMentions(line).map(({ skillId }) => skillId);
  return [...fieldsOfWork(line, ids)].sort((a, b) => b[1] - a[1])[0]?.[0];
}

describe('the fields of work of a line', () => {
  it.each([
    ['Reconciled bank accounts and posted journal entries', 'accounting'],
    ['Administered medication and took vital signs', 'nursing'],
    ['Bilanzbuchhaltung und Umsatzsteuervoranmeldung', 'accounting'],
    ['Taught lesson plans in the classroom', 'teaching'],
    ['Cold calling and closing deals', 'sales'],
  ])('of “%s” are above all %s', (line, field) => {
    expect(heaviest(line)).toBe(field);
  });

  it('leave out what every field asks for', () => {
    const fields = [...fieldsOfWork('Excellent communication', ['communication']).keys()];
    expect(fields).not.toContain('soft-skills');
  });

  it('are none for a line that says nothing about the work', () => {
    expect(fieldsOfWork('2014 to 2019', [])).toEqual(new Map());
  });
});
