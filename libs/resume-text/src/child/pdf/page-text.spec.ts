import { layoutText } from './page-text.js';
import { layOut } from './layout/reading-order.js';
import { linesAt, phrasesOf, type DrawnPhrase } from '../../testing/phrases-of.js';

const read = (drawn: readonly DrawnPhrase[]): string => layoutText(layOut(phrasesOf(drawn)));

const sidebar = linesAt(
  40,
  107,
  'Skills',
  'Welding',
  'Blueprint reading',
  'Languages',
  'Portuguese',
  'English',
);
const main = linesAt(
  250,
  100,
  'Experience',
  'Welder at the northern yard of Vestmar',
  'Built frames for ferries',
  'Led a crew of six',
  'Education',
  'Vocational school of Esbjerg',
);

describe('layoutText', () => {
  it('reads a sidebar as a block, whichever side is written first', () => {
    const inOrder = [...sidebar, ...main].map(({ text }) => text).join('\n');
    expect(read([...sidebar, ...main]).replace('\n\n', '\n')).toBe(inOrder);
    expect(read([...main, ...sidebar]).replace('\n\n', '\n')).toBe(inOrder);
  });

  it('reads columns separately although the file writes line by line, if their lines are not level', () => {
    const mixed = sidebar.flatMap((line, index) => [line, main[index] ?? line]);
    expect(read(mixed)).toContain('Blueprint reading\nLanguages\nPortuguese');
  });

  it('reads a table of dates row by row, even where the file writes the dates first', () => {
    const dates = [
      { text: '2019 – today', x: 40, y: 100 },
      { text: '2015 – 2019', x: 40, y: 136 },
      { text: '03/2012 – 2015', x: 40, y: 172 },
    ];
    const texts = linesAt(
      160,
      100,
      'Head nurse',
      'St. Olav, Trondheim',
      'Ran a ward of thirty',
      'Staff nurse',
      'Haukeland, Bergen',
      'Night shifts',
      'Trainee',
      'Ullevål, Oslo',
      'All wards',
    );
    const text = read([...dates, ...texts]);
    expect(text).toContain(
      '2019 – today\tHead nurse\nSt. Olav, Trondheim\nRan a ward of thirty\n2015 – 2019\tStaff nurse',
    );
  });

  it('reads the cells of a table row by row, as the file writes them', () => {
    const rows = [
      ...linesAt(40, 100, 'Tools', 'and more'),
      ...linesAt(160, 100, 'Lathe, milling machine,', 'surface grinder, drill press'),
      ...linesAt(40, 136, 'Systems', 'in use'),
      ...linesAt(160, 136, 'SAP, Maximo and', 'a few home-made ones'),
    ];
    expect(read(rows).replaceAll('\n\n', '\n')).toBe(rows.map(({ text }) => text).join('\n'));
  });

  it('reads cards of a grid one after the other', () => {
    const card = (x: number, y: number, name: string): readonly DrawnPhrase[] =>
      linesAt(x, y, `${name} certificate`, `issued to ${name}`, 'valid for life');
    const cards = [
      card(40, 100, 'First'),
      card(200, 100, 'Second'),
      card(360, 100, 'Third'),
      card(40, 160, 'Fourth'),
      card(200, 160, 'Fifth'),
      card(360, 160, 'Sixth'),
    ].flat();
    expect(read(cards).replaceAll('\n\n', '\n')).toBe(cards.map(({ text }) => text).join('\n'));
  });

  it('reads a place and a date beside the title that they belong to', () => {
    const entry = (y: number, title: string): readonly DrawnPhrase[] => [
      ...linesAt(
        40,
        y,
        title,
        '• served two hundred guests a night',
        '• trained the apprentices',
        '• kept the cellar',
      ),
      ...linesAt(420, y, 'Porto', '2015 – 2018'),
    ];
    const text = read([...entry(100, 'Head waiter, Casa Alta'), ...entry(160, 'Waiter, Bar Sul')]);
    expect(text).toContain(
      'Head waiter, Casa Alta\tPorto\n• served two hundred guests a night\t2015 – 2018\n• trained',
    );
    expect(text).toContain('Waiter, Bar Sul\tPorto');
  });

  it('joins a period that is set in two lines beside its text', () => {
    const text = read([
      ...linesAt(40, 100, '2017 –', 'present'),
      ...linesAt(160, 100, 'Head gardener, Rosenborg', 'Roses, hedges and a team of four'),
    ]);
    expect(text).toBe('2017 – present\tHead gardener, Rosenborg\nRoses, hedges and a team of four');
  });

  it('puts a heading beside its text on a separate line', () => {
    const text = read([
      { text: 'Work', x: 40, y: 100, size: 14 },
      ...linesAt(160, 100, 'Baker', 'Bread and rolls', 'Cakes', 'Night shifts'),
    ]);
    expect(text.startsWith('Work\n')).toBe(true);
  });

  it('separates the cells of a narrow table by tabs', () => {
    const rows = [100, 112, 124].flatMap((y, index) => [
      { text: `200${index}`, x: 40, y },
      { text: 'A prize of some kind', x: 69, y },
    ]);
    expect(read(rows)).toBe(
      '2000\tA prize of some kind\n2001\tA prize of some kind\n2002\tA prize of some kind',
    );
  });

  it('reads labels and their values on one line', () => {
    expect(
      read([
        { text: 'Languages:', x: 40, y: 100 },
        { text: 'Greek, Dutch', x: 160, y: 100 },
        { text: 'Licence:', x: 40, y: 112 },
        { text: 'class B', x: 160, y: 112 },
      ]),
    ).toBe('Languages:\tGreek, Dutch\nLicence:\tclass B');
  });

  it('reads a title above both columns, and a line at the foot below both', () => {
    const title = { text: 'Maren Holt', x: 260, y: 60, size: 24 };
    const foot = { text: 'Page 1', x: 40, y: 400 };
    const text = read([...main, title, ...sidebar, foot]);
    expect(text.startsWith('Maren Holt\n\nSkills')).toBe(true);
    expect(
      read([title, ...sidebar, ...main, foot]).endsWith('Vocational school of Esbjerg\n\nPage 1'),
    ).toBe(true);
  });

  it('breaks the line where text moves down, leaves an empty one at a larger step, and a tab between cells', () => {
    expect(
      read([
        { text: 'Baker', x: 40, y: 100 },
        { text: '2017 - 2021', x: 400, y: 100 },
        { text: 'Sourdough', x: 40, y: 112 },
        { text: 'Hobbies', x: 40, y: 160 },
      ]),
    ).toBe('Baker\t2017 - 2021\nSourdough\n\nHobbies');
  });
});
