import { readPosting } from '../read-posting.js';

async function read(requirements: string) {
  return (await readPosting(`Specialist\n\nWe run forty ferries.\n\n${requirements}\n`)).facts;
}

async function namesIn(requirements: string) {
  return (await read(requirements)).skills.map(({ name }) => name);
}

describe('what a posting does not ask for', () => {
  it.each([
    ['- Java, but not JavaScript', ['Java']],
    ['- SQL\n- We moved away from Kubernetes', ['SQL']],
    ['- SQL\n- Not interested in Kafka administration', ['SQL']],
    ['- SQL\n- You work next to Procurement and Customer Support', ['SQL']],
    ['- SQL\n- A criminal records investigation takes place before the offer', ['SQL']],
    ['- SQL\n- Degree in one of the following: chemistry, nutrition or geography', ['SQL']],
    ['- SQL\n- Studium der Betriebswirtschaft', ['SQL']],
    ['- SQL\n- Erfahrung im Umgang mit Menschen\n- Gerne auch Berufsanfänger', ['SQL']],
    ['- Kenntnisse im Handels- und Steuerrecht', ['Steuerrecht']],
    [
      '- SQL\n\nSimilar jobs\nKafka Engineer, Beta Ltd\nPeople also viewed\nRuby Developer',
      ['SQL'],
    ],
  ])('%j', async (requirements, names) => {
    expect(await namesIn(`Requirements\n${requirements}`)).toEqual(names);
  });

  it('leaves no requirement of words that welcome career changers', async () => {
    for (const words of ['Quereinsteiger sind willkommen', 'Career changers are very welcome']) {
      const { requirements } = await read(`Requirements\n- SQL\n- ${words}`);
      expect(requirements.map(({ quote }) => quote.text)).not.toContainEqual(
        expect.stringContaining(words),
      );
    }
  });

  it('reads years since qualifying as experience', async () => {
    const { experience } = await read('Requirements\n- 3+ years since qualifying\n');
    expect(experience).toMatchObject([{ years: 3 }]);
  });

  it('takes the items of a list in one sentence apart', async () => {
    const items = ['a bakery diploma', 'two years of pastry work', 'proficiency with Sage'];
    const { requirements } = await read(`Requirements\nYou bring ${items.join('; ')}.\n`);
    expect(requirements.filter(({ kind }) => kind !== 'title')).toHaveLength(items.length);
  });

  it('keeps a sentence whole beside an abbreviation', async () => {
    const { requirements } = await read(
      'Ihr Profil\n- Abgeschlossene Ausbildung, z. B. als Tischlerin\n',
    );
    expect(requirements.at(-1)?.quote.text).toContain('z. B. als Tischlerin');
  });

  it.each([
    ['A food hygiene certificate is essential.', 'must'],
    ['Ein Staplerschein ist Voraussetzung und zwingend.', 'must'],
    ['Pastry skills would be lovely but aren’t essential.', 'nice'],
  ])('reads a demand in prose outside any list: “%s”', async (sentence, importance) => {
    const { facts } = await readPosting(`Cook\n\nWe need a cook. ${sentence}\n`);
    expect(
      facts.requirements.filter(({ quote }) => sentence.includes(quote.text.slice(0, 20))),
    ).toMatchObject([{ importance }]);
  });

  it('still reads what follows a degree', async () => {
    expect(
      await namesIn('Requirements\n- Bachelor in Computer Science with experience in Python'),
    ).toEqual(['Python']);
  });
});

describe('alternatives', () => {
  it.each([
    ['- a mid-size ERP (NetSuite, Sage Intacct, Microsoft Dynamics)', 1, 4],
    ['- HubSpot or another CRM', 1, 2],
    ['- HubSpot ou un autre CRM', 1, 2],
    ['- Experience in bookkeeping or in payroll', 1, 2],
    ['- Erfahrung in der Buchhaltung oder in der Lohnabrechnung', 1, 2],
    ['- Erfarenhet av Excel eller SAP', 1, 2],
    ['- Excel (pivot tables, VBA, macros)', 0, 0],
  ])('%j has %i group with %i skills', async (requirement, groups, members) => {
    const { skills } = await read(`Requirements\n${requirement}`);
    const grouped = skills.flatMap(({ group }) => group ?? []);
    expect([new Set(grouped).size, grouped.length]).toEqual([groups, members]);
  });

  it('takes a qualification in place of a degree', async () => {
    const { requirements } = await read(
      'Requirements\n- Qualification as Bilanzbuchhalter (IHK) or a degree in accounting',
    );
    expect(requirements.at(-1)?.parts).toEqual([
      [
        expect.objectContaining({ type: 'education', field: 'accounting' }),
        expect.objectContaining({ type: 'skill', name: 'Bilanzbuchhalter' }),
      ],
    ]);
  });
});

describe('languages', () => {
  it.each([
    ['Polish will be an advantage', 'pl'],
    ['Serve guests in Italian', 'it'],
    ['Échanger en italien avec les fournisseurs', 'it'],
    ['Able to read and write Dutch', 'nl'],
    ['Comfortable presenting in Polish', 'pl'],
    ['Fluent Welsh', 'cy'],
    ['American Sign Language is a plus', 'ase'],
  ])('are read from %j', async (requirement, code) => {
    const { languages } = await read(`Requirements\n- ${requirement}`);
    expect(languages.map((language) => language.code)).toEqual([code]);
  });
});

describe('pay and place', () => {
  it.each([
    ['Salary\n£28,000 – £34,000 DOE', [28_000, 34_000, 'GBP', null]],
    ['Pay: $82,000/yr - $98,000/yr', [82_000, 98_000, 'USD', 'year']],
  ])('reads %j', async (line, pay) => {
    const { salaries } = await read(line);
    expect(salaries.map(({ min, max, currency, period }) => [min, max, currency, period])).toEqual([
      pay,
    ]);
  });

  it('takes no stipend for the pay, or for remote work', async () => {
    const { salaries, places } = await read('Benefits\n- $1,500 home office stipend');
    expect([salaries, places]).toEqual([[], []]);
  });

  it('reads days at home as hybrid work', async () => {
    const { places } = await read('Profil\n- 2 jours de télétravail par semaine');
    expect(places.map(({ arrangement }) => arrangement)).toEqual(['hybrid']);
  });
});
