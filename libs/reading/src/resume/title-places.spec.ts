import { readResume } from '../read-resume.js';

async function rolesOf(text: string) {
  const { facts } = await readResume(text, { asOf: '2026-11-21' });
  return facts.roles.map(({ title, employer, start, end, isCurrent }) => ({
    title,
    employer,
    dates: `${start ?? ''} to ${isCurrent ? 'now' : (end ?? '')}`,
  }));
}

describe('the title of a role', () => {
  it('is above the dates if the other titles are, though nobody knows it', async () => {
    const roles = await rolesOf(
      'Experience\nPayroll Clerk\nMay 2019 to June 2023 Hillmoor Foods - Leeds, UK\nPaid 300 people a month.\nTill Point\nOctober 2016 to April 2019 Corner Books - Leeds, UK\nHelped readers find books.\nReceptionist\nMay 2014 to September 2016 Elm Hotel - York, UK\nChecked guests in.\n',
    );
    expect(roles).toEqual([
      { title: 'Payroll Clerk', employer: 'Hillmoor Foods', dates: '2019-05 to 2023-06' },
      { title: 'Till Point', employer: 'Corner Books', dates: '2016-10 to 2019-04' },
      { title: 'Receptionist', employer: 'Elm Hotel', dates: '2014-05 to 2016-09' },
    ]);
  });

  it('is above the employer and the dates in a European CV', async () => {
    const roles = await rolesOf(
      'Work experience\nRegistered nurse\nSaint Anna Hospital [ 01/03/2018 – Current ]\nCity: Graz\nCountry: Austria\nCare of patients after surgery\n\nNursing assistant\nElm Home [ 15/06/2014 – 28/02/2018 ]\nCity: Linz\nCountry: Austria\n',
    );
    expect(roles).toEqual([
      { title: 'Registered nurse', employer: 'Saint Anna Hospital', dates: '2018-03 to now' },
      { title: 'Nursing assistant', employer: 'Elm Home', dates: '2014-06 to 2018-02' },
    ]);
  });

  it('is not a line of the role above that begins like a title', async () => {
    const roles = await rolesOf(
      'Experience\n05/2019 to 06/2023\nStaff Nurse, Hillmoor Hospital\nPlanned the care of eight patients.\nManager of the ward on most nights; reported to the matron\n10/2016 to 04/2019\nBank Nurse, Elm Clinic\nAdministered medication.\n05/2014 to 09/2016\nStaff Nurse, Dale House\nDressed wounds.\n',
    );
    expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
      ['Staff Nurse', 'Hillmoor Hospital'],
      ['Bank Nurse', 'Elm Clinic'],
      ['Staff Nurse', 'Dale House'],
    ]);
  });

  it('is not a line below it that counts leads, if the others are above', async () => {
    const roles = await rolesOf(
      'Experience\n\nDance Teacher\nJanuary 2013 to January 2016 Studio Nine : Dallas , TX\nTaught children.\n\nReal Estate Professional\nMarch 2011 to July 2012 Brickhouse : Dallas , TX\nClosing most of the leads\nSold forty houses\n\nReceptionist\nMay 2009 to February 2011 Elm Hotel : Dallas , TX\nChecked guests in.\n',
    );
    expect(roles.map(({ title }) => title)).toEqual([
      'Dance Teacher',
      'Real Estate Professional',
      'Receptionist',
    ]);
  });
});

describe('a long title', () => {
  it('is read with the employer beside it', async () => {
    const roles = await rolesOf(
      'Experience\n05/2004 to 12/2008\nVice President Regional Business Development and Commercial Mortgage Manager Corner Savings : Dallas , TX\nLed forty lenders.\n03/2001 to 04/2004\nLoan Officer Elm Bank : Dallas , TX\nSold loans.\n',
    );
    expect(roles.map(({ title, dates }) => [title.slice(0, 32), dates])).toEqual([
      ['Vice President Regional Business', '2004-05 to 2008-12'],
      ['Loan Officer', '2001-03 to 2004-04'],
    ]);
  });

  it('ends before an employer with nothing between them', async () => {
    const roles = await rolesOf(
      'Experience\n03/2018 to 04/2021\nStaff Nurse Saint Hilda Hospital : Leeds , UK\nCared for eight patients.\n05/2014 to 02/2018\nCarpenter Corner Builders Ltd : York , UK\nBuilt roofs.\n',
    );
    expect(roles).toMatchObject([
      { title: 'Staff Nurse', employer: 'Saint Hilda Hospital' },
      { title: 'Carpenter', employer: 'Corner Builders Ltd' },
    ]);
  });
});

describe('a single month', () => {
  const older = 'Sous Chef, Elm Hotel\nMarch 2016 to May 2021\nCooked for 200 guests.\n';

  it('at the head of the work history is the beginning of a role that goes on', async () => {
    const [latest] = await rolesOf(
      `Experience\nExecutive Chef, Dale House\nJune 2021\nRuns the kitchen.\n${older}`,
    );
    expect(latest?.dates).toBe('2021-06 to now');
  });

  it.each([
    ['of a placement', `Kitchen Intern, Dale House\nJune 2021\nPeeled potatoes.\n${older}`],
    ['before another role ended', `Chef, Dale House\nJune 2020\nRan the kitchen.\n${older}`],
    ['written as a span', `Chef, Dale House\nJune 2021 to June 2021\nRan a buffet.\n${older}`],
    ['of the only role', 'Chef, Dale House\nJune 2021\nRan the kitchen.\n'],
  ])('%s dates a short job', async (_, history) => {
    const [latest] = await rolesOf(`Experience\n${history}`);
    expect(latest?.dates).toMatch(/^(\d{4}-\d\d) to \1$/);
  });

  it('further down dates a short job', async () => {
    const roles = await rolesOf(`Experience\n${older}Barista, Bean Hut\nJuly 2014\nMade drinks.\n`);
    expect(roles.at(-1)?.dates).toBe('2014-07 to 2014-07');
  });
});

describe('roles without dates', () => {
  it('are read where no role of the resume has any', async () => {
    const roles = await rolesOf(
      'Pia Nowak\nWork History\nWelder, Harland Steel Works\nWelds stainless pipes with MIG and TIG.\nReads fabrication drawings\nConstruction Labourer, Bright Builders Ltd\nMixed concrete and carried materials\nEducation\nHigh school\n',
    );
    expect(roles).toEqual([
      { title: 'Welder', employer: 'Harland Steel Works', dates: ' to ' },
      { title: 'Construction Labourer', employer: 'Bright Builders Ltd', dates: ' to ' },
    ]);
  });

  it('are no lines about the work of a dated role', async () => {
    const roles = await rolesOf(
      'Work History\nWard Clerk, Elm Hospital, 2019 - 2023\nSecretary, Matron and Porters informed daily\nKept the diary\n',
    );
    expect(roles.map(({ title }) => title)).toEqual(['Ward Clerk']);
  });
});

describe('an employer above its roles', () => {
  it('is not the employer of the role above it', async () => {
    const roles = await rolesOf(
      'Experience\nUnited Haulage, Hull\nTransport Supervisor, 06/2015 to 08/2021\nLed 12 drivers.\nWarehouse Operative, 06/2011 to 05/2015\nCorner Foods, Leeds\nShift Manager, 09/2021 to Present\nLeads 60 people at night.\n',
    );
    expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
      ['Transport Supervisor', 'United Haulage'],
      ['Warehouse Operative', 'United Haulage'],
      ['Shift Manager', 'Corner Foods'],
    ]);
  });
});

describe('an employer that begins like a trade', () => {
  it.each([
    ['Finance Intern, Baker Holt, Bristol', 'Finance Intern', 'Baker Holt'],
    ['Sales Assistant, Carpenter & Dale, York', 'Sales Assistant', 'Carpenter & Dale'],
    ['Head Chef, Cook Helper, Elm Inn', 'Head Chef', 'Elm Inn'],
  ])('is no second title: %s', async (header, title, employer) => {
    const [role] = await rolesOf(`Experience\n${header}, June 2020 – August 2024\nKept records.\n`);
    expect(role).toMatchObject({ title, employer });
  });
});
