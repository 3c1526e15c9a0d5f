import { readPosting } from '../read-posting.js';

async function read(text: string) {
  return (await readPosting(text)).facts;
}

const namesOf = (skills: readonly { name: string; importance: string }[], importance: string) =>
  skills.filter((skill) => skill.importance === importance).map(({ name }) => name);

describe('a posting', () => {
  it.each([
    [
      'of one paragraph',
      'Parcel Sorter\n$17.25/hr | Immediate start\nDo you like to move? Join Quickbox in Elgin. What you will be doing: sorting parcels, loading vans and operating pallet jacks. What you need: be 18 or older and able to lift 40 pounds. What you get: health insurance and a free gym.',
    ],
    [
      'in labels',
      'Job Title: Account Manager\nBase: 60k, OTE $110K\nTHE ROLE\n-> keep customers happy\n-> close renewals\nYOU\n-> 2+ yrs in B2B sales\n-> know Salesforce\nWE OFFER\n-> unlimited PTO',
    ],
    [
      'that says du',
      'Tischler (m/w/d)\nStandort: Jena\nWas dich erwartet\n- Bau von Möbeln und Treppen\nWas du mitbringst\n- Abgeschlossene Ausbildung als Tischler\nWas wir bieten\n- 19 € pro Stunde, Firmenwagen',
    ],
    [
      'that lists what you have',
      'Night Porter\nThe Old Mill Hotel\nAs Night Porter you will welcome late guests and keep the house safe.\nYou have: a high school diploma, good English, patience.\nYou get: free meals, $15.10 per hour.',
    ],
  ])('%s is one', async (_, text) => {
    expect((await read(text)).isPosting).toBe(true);
  });

  it.each([
    ['Requirements: Python, SQL, AWS', ['Python', 'SQL', 'AWS']],
    ['Tech stack: React, Node, Postgres', ['React', 'Node', 'Postgres']],
    ['Anforderungen: Python, SQL', ['Python', 'SQL']],
    [
      'Requirements\nExperience with Kubernetes\nKnowledge of SQL\nYou have used Jira\nMust know Python',
      ['Kubernetes', 'SQL', 'Jira', 'Python'],
    ],
    [
      'Requirements\nBenefits administration\nPrivacy law\nContact center experience\nSQL',
      ['Benefits administration', 'Privacy law', 'Contact center', 'SQL'],
    ],
  ])('keeps requirements that look like headings: %j', async (requirements, names) => {
    const { skills } = await read(`Specialist\n\nWe run forty ferries.\n\n${requirements}\n`);
    expect(namesOf(skills, 'required')).toEqual(names);
  });

  it('keeps the preferred side after an item that looks like a heading', async () => {
    const { skills } = await read(
      'Engineer\n\nWe run forty ferries.\n\nNice to have\nTerraform\nExperience with PLCs\nScala\n',
    );
    expect(namesOf(skills, 'required')).toEqual([]);
  });

  it.each(['Benefits\nCourses in Python', 'About us\nWe use Python every day'])(
    'still recognises the heading that ends the requirements: %j',
    async (end) => {
      const { skills } = await read(
        `Engineer\n\nWe run forty ferries.\n\nRequirements\nSQL\n${end}\n`,
      );
      expect(skills.map(({ name }) => name)).toEqual(['SQL']);
    },
  );

  it('is parted by headings within its paragraph', async () => {
    const facts = await read(
      'Yard Worker\nWe are hiring for our yard in Kent. What you will be doing day to day: loading trucks with a forklift and sweeping the yard. What you need: knowledge of SAP and a driver’s license. What you will get: lessons in Python, a gym and yoga.',
    );
    expect(namesOf(facts.skills, 'required')).toContain('SAP');
    expect(facts.skills.map(({ name }) => name)).not.toContain('Python');
  });

  it('asks for nothing by what its founders, customers and investors did', async () => {
    const facts = await read(
      'Baker\n\nOur founders wrote the first website in PHP. Today our customers include Oracle and SAP.\n\nRequirements\n- Experience with sourdough\n',
    );
    expect(facts.skills.map(({ name }) => name)).toEqual(['sourdough']);
  });

  it('says in a table what is essential and what is desirable', async () => {
    const facts = await read(
      'Tool Maker\nRequirement\tEssential\tDesirable\nSolidWorks\tX\t\nAutoCAD\t\tX\nFluent English\tX\t\n\nYou will\nbuild jigs for our shop\nkeep the machines running',
    );
    expect(namesOf(facts.skills, 'required')).toEqual(['SolidWorks']);
    expect(namesOf(facts.skills, 'preferred')).toEqual(['AutoCAD']);
    expect(facts.duties.map(({ quote }) => quote.text)).toEqual([
      'build jigs for our shop',
      'keep the machines running',
    ]);
  });

  it.each([
    ['PICKER - 2ND SHIFT - $18-$20/HR', 'PICKER'],
    ['Nurse – Full-time', 'Nurse'],
    ['Truck Driver - Home Weekly', 'Truck Driver'],
    ['Welder / Fitter', 'Welder / Fitter'],
  ])('has a title without the terms of the work: %j', async (headline, title) => {
    expect(
      (
        await read(
          `${headline}\n\nWe are hiring. You will work in the yard.\n\nRequirements\n- Reliable\n`,
        )
      ).title?.text,
    ).toBe(title);
  });

  it.each([
    ['Salary €52,000 - €61,000 per year', 52_000],
    ['Pay: $21.50 - $24.00 an hour', 21.5],
    ['Salary\t$1,200 - $1,400 a week', 1_200],
  ])('states its pay on a line that begins like a heading: %j', async (line, min) => {
    expect(
      (await read(`Cook\n${line}\nRequirements\n- Experience with pastry\n`)).salaries,
    ).toMatchObject([{ min }]);
  });

  it('counts no staff and no title as a skill', async () => {
    const facts = await read(
      'Pharmacist\n\nDuties\n- Supervise pharmacy technicians and interns\n- As Pharmacist you will counsel patients\n',
    );
    expect(facts.skills.map(({ name }) => name.toLowerCase())).not.toEqual(
      expect.arrayContaining(['pharmacy technicians']),
    );
    expect(facts.skills.map(({ name }) => name.toLowerCase())).not.toContain('pharmacist');
  });

  it.each([
    ['12 months of driving experience in the last 3 years', [1]],
    ['3 years of higher graduate education', []],
  ])('asks for no years that it does not mean: %j', async (line, years) => {
    expect(
      (await read(`Driver\n\nRequirements\n- ${line}\n`)).experience.map((one) => one.years),
    ).toEqual(years);
  });

  it('asks for years of what stands before the comma', async () => {
    const { skills } = await read(
      'Clerk\n\nRequirements\n- 1 year in hotels or shops, knowledge of Excel\n',
    );
    expect(skills.find(({ name }) => name === 'Excel')?.years).toBeNull();
  });

  it.each([
    ['PharmD or BS in Pharmacy', 'bachelor'],
    ['Graduate of an accredited school of nursing (ADN)', 'associate'],
  ])('asks for the lowest degree that is enough: %j', async (line, level) => {
    expect((await read(`Worker\n\nRequirements\n- ${line}\n`)).education).toMatchObject([
      { level },
    ]);
  });

  it('offers some days at home', async () => {
    const { places } = await read(
      'Koch\n\nWir suchen einen Koch.\n\nWas du mitbringst\n- Homeoffice an bis zu zwei Tagen pro Woche ist möglich\n',
    );
    expect(places).toMatchObject([{ arrangement: 'hybrid' }]);
  });
});

describe('a line that has lost the line ends between its items', () => {
  const requirementsOf = async (line: string) =>
    (
      await read(`Harbour Clerk\n\nWe look for a Harbour Clerk.\n\nRequirements\n- ${line}`)
    ).requirements
      .map(({ quote }) => quote.text)
      .filter((text) => line.includes(text));

  it('is split where a word in small letters runs into the next item', async () => {
    expect(
      await requirementsOf('Keep the berth plan as agreedEscort visiting crews to the gate'),
    ).toEqual(['Keep the berth plan as agreed', 'Escort visiting crews to the gate']);
  });

  it.each(['Experience with JavaScript and PowerPoint', 'Skills in macOS and eBay stores'])(
    'is not split within a name: %s',
    async (line) => {
      expect(await requirementsOf(line)).toEqual([line]);
    },
  );
});

it('a line with the bullet of the first item at its end introduces a list', async () => {
  const { requirements } = await read(
    'Shop Manager\n\nWe run garden shops.\n\nThe Shop Manager will report to the Director of Retail and be responsible for:·\nOrdering plants from growers\nPlanning the rota\n',
  );
  expect(requirements.map(({ quote }) => quote.text)).toEqual([
    'Shop Manager',
    'Ordering plants from growers',
    'Planning the rota',
  ]);
});
