import { readResume } from '../read-resume.js';

const read = async (head: string) =>
  (
    await readResume(
      `${head}\n\nExperience\nNorth Bank, Teller, 01/2018 - 12/2020\n- Processed deposits and withdrawals\n`,
      { asOf: '2024-01-01' },
    )
  ).facts;

describe('the headline of a resume', () => {
  it.each(['Desktop Support Technician', 'PHARMACEUTICAL SALES REPRESENTATIVE', 'Mover'])(
    'is a title above the first section: %s',
    async (title) => {
      const { headline, occupations } = await read(`Jo Doe\n${title}\njo@example.org`);
      expect(headline?.text).toBe(title);
      expect(occupations.some(({ roles }) => roles.length === 0)).toBe(true);
    },
  );

  it.each(['Jo Doe', 'Sarah Baker', 'jo@example.org'])('is not %s', async (line) => {
    expect((await read(line)).headline).toBeNull();
  });

  it('proves no years', async () => {
    const { roles } = await read('Jo Doe\nDesktop Support Technician');
    expect(roles.map(({ title }) => title)).toEqual(['Teller']);
  });
});
