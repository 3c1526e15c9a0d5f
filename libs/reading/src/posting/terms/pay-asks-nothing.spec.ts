import { readPosting } from '../../read-posting.js';

async function read(...lines: string[]) {
  const { facts } = await readPosting(
    `Cook\n\nRequirements\n- Two years of experience\n\n${lines.join('\n')}\n`,
  );
  return facts;
}

describe('the pay asks for nothing', () => {
  it.each([
    ['£28,500-£31,000, five out of seven days.', 28_500],
    ['€2.900 bis 3.300, unbefristet', 2_900],
    ['We pay $31 an hour depending on experience.', 31],
  ])('%s', async (line, min) => {
    const { requirements, salaries } = await read(line);
    expect(requirements).toHaveLength(2);
    expect(salaries).toMatchObject([{ min }]);
  });

  it.each([
    'Signing bonus of $4,000 for a three-year commitment.',
    'Startprämie von 2.000 € bei 24 Monaten Bindung.',
  ])('nor does a bonus: %s', async (line) => {
    const { requirements, experience } = await read(
      `We pay $31 an hour depending on experience. ${line}`,
    );
    expect(requirements).toHaveLength(2);
    expect(experience).toMatchObject([{ years: 2 }]);
  });

  it('while a budget to look after is no pay', async () => {
    const { requirements } = await read('$500-$1,000 budgets well kept');
    expect(requirements).toHaveLength(3);
  });
});
