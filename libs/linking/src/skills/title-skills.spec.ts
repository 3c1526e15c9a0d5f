import { titleSpecialities } from './title-skills.js';

describe('what narrows a title down', () => {
  it('is a subject or a technology, and no class of driving licence', () => {
    const namesIn = (title: string) => titleSpecialities(title).map(({ name }) => name);
    expect(namesIn('Mathematics teacher')).toEqual(['Mathematics']);
    expect(namesIn('HGV Class 1 driver')).toEqual([]);
  });
});
