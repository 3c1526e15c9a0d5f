import { findSkills } from './find-skills.js';

async function named(text: string) {
  return (await findSkills(text)).map(({ skillId, start, end }) => [text.slice(start, end), skillId]);
}

describe('findSkills', () => {
  it('finds skills of the taxonomy and beyond it, in the order of the text', async () => {
    expect(await named('Experience with QuuxDB, Python and ZorbaFlow.\nK8s is a plus.')).toEqual([
      ['QuuxDB', null],
      ['Python', 'python'],
      ['ZorbaFlow', null],
      ['K8s', 'kubernetes'],
    ]);
  });

  it('finds none in a text that names none, nor in no text', async () => {
    expect(await named('We are a friendly team by the sea.')).toEqual([]);
    expect(await named('')).toEqual([]);
  });
});
