import { readResume } from '../read-resume.js';
import { warmUp } from '../warm-up.js';

async function rolesOf(body: string, head = 'Jo Doe\n\nExperience\n') {
  return (await readResume(`${head}${body}\n`, { asOf: '2026-11-21' })).facts.roles;
}

const cook = { title: 'Cook', employer: 'Corner Café', start: '2019-01', end: '2021-12' };

describe('roles of many layouts', () => {
  beforeAll(warmUp);

  it.each([
    ['one line with commas', 'Cook, Corner Café, 2019 - 2021'],
    ['one line with a dash', 'Corner Café — Cook   2019 – 2021'],
    ['one line with "at"', 'Cook at Corner Café 2019 - 2021'],
    ['one line with the employer in brackets', 'Cook (Corner Café) 2019 - 2021'],
    ['dates first', '2019 - 2021 Cook, Corner Café, Lyon, France.'],
    ['dates alone above', '2019 - 2021\nCook\nCorner Café'],
    ['dates alone below', 'Cook\nCorner Café\n2019 - 2021'],
    ['employer first', 'Corner Café\nCook\nLyon, France\n2019 - 2021'],
    ['a gap between', 'Cook\n\nCorner Café\n2019 - 2021'],
    ['employer with its place above', 'Corner Café\tPortland, OR\nCook\t2019 - 2021'],
    ['labels', 'Cook 1/19 — 12/21\nEmployer: Corner Café\nSalary: a bowl of soup a day'],
    ['labels for each', 'Organization: Corner Café\nDesignation: Cook\nDuration: 2019 - 2021'],
    ['dates in a narrow column that wraps', '2019 – Cook, Corner Café, Lyon\n2021 France'],
    ['lines set apart', 'Corner Café\n\nLyon, France\n\nCook\n\n2019 - 2021'],
    ['a place before the title', '2019 - 2021\nCorner Café : Portland , OR Cook'],
    ['a place and its title after the employer', 'Corner Café - Portland , OR Cook 2019 to 2021'],
    ['a place that a template leaves open', '2019 - 2021\nCook\nCorner Café : City , State'],
    ['a span over two lines', '2019 –\n2021\nCook, Corner Café, Lyon'],
    ['an aside in brackets after the title', 'Cook (soups & stews), Corner Café, 2019 - 2021'],
    ['dates first and the work after a colon', '2019 - 2021 Cook, Corner Café: soups for sixty'],
  ])('reads %s', async (_what, body) => {
    expect(await rolesOf(`${body}\n- Cooked soup for all guests`)).toMatchObject([cook]);
  });

  it.each([
    'Cook\n2019 to 2021 Corner Café : Portland , OR Cooked soup and stews for all guests of the house',
    'Corner Café - Portland , OR Cook 2019 to 2021 Cooked soup and stews for all guests of the house',
    'Cook 2019 to 2021 Corner Café : Portland , OR * Cooked soup and stews for all guests of the house',
  ])('reads the header that its text follows on the line: %j', async (body) => {
    const { facts } = await readResume(`Jo Doe\n\nExperience\n${body}\n`, { asOf: '2026-11-21' });
    expect(facts.roles).toMatchObject([cook]);
    expect(
      facts.statements.map(({ quote, role }) => [quote.text.replace(/^\* /u, ''), role]),
    ).toContainEqual(['Cooked soup and stews for all guests of the house', 0]);
  });

  it('reads several roles at one employer on one line', async () => {
    expect(
      await rolesOf(
        'Corner Inn, Leeds, Head Chef 2019 - present, Assistant Chef 2016 - 2019; Cook, Mar 2012 - May 2016\n- Cooked soup for all guests\nQuay Bakery, Baker 2010 - 2012',
      ),
    ).toMatchObject([
      { title: 'Head Chef', employer: 'Corner Inn', start: '2019-01', end: null },
      { title: 'Assistant Chef', employer: 'Corner Inn', start: '2016-01', end: '2019-12' },
      { title: 'Cook', employer: 'Corner Inn', start: '2012-03', end: '2016-05' },
      { title: 'Baker', employer: 'Quay Bakery', start: '2010-01', end: '2012-12' },
    ]);
    expect(
      await rolesOf('2019 - present Head Chef, 2016 - 2019 Cook\n- Cooked soup for all guests'),
    ).toMatchObject([{ title: 'Head Chef' }, { title: 'Cook', end: '2019-12' }]);
  });

  it.each([
    'same company',
    'the same employer',
    'gleicher Arbeitgeber',
    'même entreprise',
    'misma empresa',
    'samma arbetsgivare',
  ])('reads %j as the employer of the role above', async (words) => {
    expect(
      (
        await rolesOf(
          `Cook, ${words}, 2021 - 2022\n- Cooked soup\nCook, Corner Café, 2019 - 2021\n- Cooked soup for all guests\nBaker, ${words}, 2016 - 2018\n- Baked bread\nBaker (${words}) 2014 - 2015`,
        )
      ).map(({ employer }) => employer),
    ).toEqual([null, 'Corner Café', 'Corner Café', 'Corner Café']);
  });

  it('reads no role in a long sentence with dates', async () => {
    expect(
      await rolesOf(
        'Cook, Corner Café, 2019 - 2021\n- Cut the turnover of guests and of staff from 2019 to 2021 Won two prizes of the town for it in a row',
      ),
    ).toHaveLength(1);
  });

  it('reads a span over three lines', async () => {
    expect(
      await rolesOf(
        'April 2014\nto\nCurrent\nCorner Café, Lyon\nCook\n- Cooked soup for all guests',
      ),
    ).toMatchObject([{ title: 'Cook', start: '2014-04', isCurrent: true }]);
  });

  it('reads a title that begins like a deed', async () => {
    expect(
      await rolesOf(
        'Marketing and Communications Director 01/2014 : Current Corner Café\n- Led a team',
      ),
    ).toMatchObject([{ title: 'Marketing and Communications Director', isCurrent: true }]);
  });

  it('dates a role whose title no list knows', async () => {
    expect(
      await rolesOf('01/2016 - 12/2018\nGlimmerer\n- Polished lamps for the whole street'),
    ).toMatchObject([{ title: 'Glimmerer', start: '2016-01', end: '2018-12', family: null }]);
  });

  it('takes neither a place nor a list of skills for a title', async () => {
    expect(
      await rolesOf('Corner Café\tMountain View, CA\nJan 2019 - Dec 2021\n- Cooked soup'),
    ).toEqual([]);
    expect(
      await rolesOf(
        'IT Administrator, Harbour Ltd\n2019 - 2021 | Windows Linux Active Directory\n- Kept it running',
      ),
    ).toMatchObject([{ title: 'IT Administrator', employer: 'Harbour Ltd' }]);
  });

  it('gives each date of a column the title in its place', async () => {
    expect(
      await rolesOf(
        '2021-2023\n\n2019-2020\n\nNorth Ltd\nLead Designer\nDrew the harbour and all of its boats.\nSouth Ltd\nWeb Designer\nDrew pages.',
      ),
    ).toMatchObject([
      { title: 'Lead Designer', employer: 'North Ltd', start: '2021-01' },
      { title: 'Web Designer', employer: 'South Ltd', start: '2019-01' },
    ]);
  });

  it('gives each date of a column the title or degree before it', async () => {
    const text =
      'Education\nPhD\nHull University, Tides\n\nExperience\nNorth Ltd, Lead Designer\n• Drew boats\nSouth Ltd, Web Designer\n• Drew pages\n\nHull\n2009 - 2012\n\nLeeds\n2015 - 2018\n\nLondon\n2012 - 2015\n3 years\n';
    expect(await rolesOf(text, 'Jo Doe\n\n')).toMatchObject([
      { title: 'Lead Designer', employer: 'North Ltd', start: '2015-01' },
      { title: 'Web Designer', employer: 'South Ltd', start: '2012-01' },
    ]);
  });

  it('takes dates on their own lines for those of the titles below where the section begins with one', async () => {
    expect(
      await rolesOf(
        '04/2017 – heute\nBuchhalterin\nKanzlei Huber & Partner\n• Abschlüsse\n\n09/2013 – 03/2017\nKassiererin (Teilzeit)\nAutohaus Meier GmbH\n• Kasse',
      ),
    ).toMatchObject([
      { title: 'Buchhalterin', employer: 'Kanzlei Huber & Partner', start: '2017-04' },
      { employer: 'Autohaus Meier GmbH', start: '2013-09' },
    ]);
  });

  it('reads roles above their heading, as where headings are rotated', async () => {
    expect(
      await rolesOf(
        'Activities\nGame Jam\n\nSoftware Engineer (North Ltd)\t2016 - now\n- Wrote code\n\nExperience\nSee my pages\n\nEducation\nnone',
        'Jo Doe\n\n',
      ),
    ).toMatchObject([{ title: 'Software Engineer', employer: 'North Ltd' }]);
  });

  it('reads roles before the first heading and no studies among them', async () => {
    expect(
      await rolesOf(
        'Software Engineer (North Ltd) 2019 - 2021\nMaster Studies, University of Hull 2015 - 2018\n\nExperience\nsee above',
        'Jo Doe\n',
      ),
    ).toMatchObject([{ title: 'Software Engineer', employer: 'North Ltd' }]);
  });

  it.each([
    [
      'German',
      'Berufserfahrung\nseit 03/2019\tTeamleiterin Vertrieb, Hafen GmbH, Hamburg\n• Führung von acht Leuten\n01/2015 – 02/2019\tVertriebsmitarbeiterin, Nord AG, Bremen',
      ['Teamleiterin Vertrieb', 'Vertriebsmitarbeiterin'],
      ['2019-03', '2015-01'],
    ],
    [
      'French',
      'EXPÉRIENCES PROFESSIONNELLES\nDepuis mars 2020 : Infirmière, Hôpital du Lac\n- Soins\nSept. 2016 – févr. 2020\nAide-soignante – Clinique du Lac',
      ['Infirmière', 'Aide-soignante'],
      ['2020-03', '2016-09'],
    ],
    [
      'Spanish',
      'EXPERIENCIA LABORAL\nCamarera | Bar Sol, Madrid | junio 2018 – actualidad\n- Mesas\nDependienta, Tienda Luna\nenero de 2015 a mayo de 2018',
      ['Camarera', 'Dependienta'],
      ['2018-06', '2015-01'],
    ],
    [
      'Chinese',
      '工作经历\n北京星河科技有限公司\t2019年3月 - 至今\n高级软件工程师\n• 开发后端服务\n上海蓝海公司\t2016.07 - 2019.02\nJava 开发工程师',
      ['高级软件工程师', 'Java 开发工程师'],
      ['2019-03', '2016-07'],
    ],
  ])('reads a resume in %s', async (_language, body, titles, starts) => {
    const roles = await rolesOf(body, 'Jo Doe\n\n');
    expect(roles.map(({ title }) => title)).toEqual(titles);
    expect(roles.map(({ start }) => start)).toEqual(starts);
  });

  it('gives roles under one employer its name, and single dates their months', async () => {
    expect(
      await rolesOf(
        'North Bank\tLeeds\nSenior Analyst\tJan 2020 – Present\n- Built reports\nAnalyst\tJan 2018 – Dec 2019',
      ),
    ).toMatchObject([{ employer: 'North Bank' }, { title: 'Analyst', employer: 'North Bank' }]);
    expect(
      await rolesOf(
        'Summer Intern, North Bank\nSummer 2019\n- Built reports\nCashier, Corner Shop — 2018',
      ),
    ).toMatchObject([
      { title: 'Summer Intern', start: '2019-06', end: '2019-08' },
      { title: 'Cashier', employer: 'Corner Shop', start: '2018-01', end: '2018-12' },
    ]);
  });

  it('reads volunteer work as roles, studies and the dates of prizes as none', async () => {
    const text =
      'Volunteer Experience\nDispatcher, Harbour Rescue, 2016 – 2018\n- Took calls\n\nEducation\nDiplôme de cuisinier, 2012 – 2015\n\nAwards\nBest Cook 2018\n';
    expect(await rolesOf(text, 'Jo Doe\n\n')).toMatchObject([
      { title: 'Dispatcher', start: '2016-01' },
    ]);
  });

  it('reads two-digit years', async () => {
    expect(await rolesOf('Guard, Harbour Ltd 7/98 — 5/02')).toMatchObject([
      { start: '1998-07', end: '2002-05' },
    ]);
  });
});

describe('roles by the titles of occupations', () => {
  it.each([
    ['Vårdbiträde, Ängens hemtjänst, 2019-03 - 2021-01', 'Vårdbiträde'],
    ['2019 - 2021 Maschinen- und Anlagenführer, Folienwerk Lahr', 'Maschinen- und Anlagenführer'],
    ['Kassör, Torget Livs, 2019 - 2021', 'Kassör'],
  ])('are read in "%s"', async (line, title) => {
    expect((await rolesOf(`${line}\n- hjälpte till`)).map((role) => role.title)).toEqual([title]);
  });

  it('may hold two titles before the employer', async () => {
    const line =
      'Junior Pastry Cook, then Pastry Cook - The Old Granary Kitchen, Leeds - from May 2023';
    expect(await rolesOf(`${line}\n- Baked bread`)).toMatchObject([
      { title: 'Junior Pastry Cook', employer: 'The Old Granary Kitchen', isCurrent: true },
    ]);
  });
});

describe('two roles on one line', () => {
  it.each([
    ['newer first', 'Corner Café, Head Cook 2020 - now, Cook 2016 - 2020', 'Head Cook'],
    ['older first', 'Corner Café, Cook 2016 - 2020, Head Cook 2020 - now', 'Head Cook'],
  ])('leave the lines below to the newer one: %s', async (_what, line, title) => {
    const { facts } = await readResume(
      `Jo Doe\n\nExperience\n${line}\n- Planned the menus of the season\n- Ordered from the farms nearby\n`,
      { asOf: '2026-11-21' },
    );
    expect(facts.roles).toHaveLength(2);
    expect(facts.statements.map(({ role }) => facts.roles[role ?? -1]?.title)).toEqual([
      title,
      title,
    ]);
  });
});
