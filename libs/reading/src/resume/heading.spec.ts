import { readResume } from '../read-resume.js';

async function sectionsOf(line: string) {
  const { facts } = await readResume(
    `Jo Doe\n\nEducation\nDiploma, Hill College, 2015\n${line}\nFirst aid course for children, 2018\n`,
    { asOf: '2026-11-21' },
  );
  return facts.statements.map(({ section }) => section);
}

describe('a licence of a trade on its own line', () => {
  it.each(['Nursing license', 'Electrician licence', 'Driving licence', 'Teaching license'])(
    'is no heading: %s',
    async (line) => {
      expect(await sectionsOf(line)).toEqual(['education', 'education', 'education']);
    },
  );

  it.each(['NURSING LICENSE', 'Licenses:', 'Professional license'])(
    'is a heading: %s',
    async (line) => {
      expect((await sectionsOf(line)).at(-1)).toBe('certificates');
    },
  );
});
