import type { PostingFacts } from '@rolefit/contracts';
import { readPosting } from '../../read-posting.js';

async function read(...lines: string[]): Promise<PostingFacts> {
  const { facts } = await readPosting(`Cook\n\n${lines.join('\n')}\n`);
  return facts;
}

describe('weekly hours', () => {
  it.each([
    ['37.5 hours per week', 37.5, null],
    ['You work 30 to 35 hours a week', 30, 35],
    ['A 40-hour week', 40, null],
    ['38,5 Stunden pro Woche', 38.5, null],
    ['40-Stunden-Woche', 40, null],
    ['35 h par semaine', 35, null],
    ['40 horas semanales', 40, null],
    ['40 timmar per vecka', 40, null],
    ['20h/week in the evening', 20, null],
    ['37.5 hrs pw', 37.5, null],
    ['30 tim/v', 30, null],
  ])('%s', async (line, min, max) => {
    expect((await read(line)).weeklyHours).toMatchObject([{ min, max, quote: { text: line } }]);
  });

  it('are not the hours of anything else', async () => {
    expect((await read('We answer within 24 hours', 'Open 168 hours a week')).weeklyHours).toEqual(
      [],
    );
  });
});

describe('the contract', () => {
  it.each([
    ['Job type: Full-time, permanent', ['permanent', 'full-time']],
    ['This is a temporary position', ['temporary']],
    ['Unbefristete Stelle in Teilzeit', ['permanent', 'part-time']],
    ['Befristeter Vertrag', ['temporary']],
    ['Stelle in Voll- oder Teilzeit', ['full-time', 'part-time']],
    ['Contrat : CDI à temps plein', ['permanent', 'full-time']],
    ['Contrato indefinido a jornada completa', ['permanent', 'full-time']],
    ['Anställningsform: tillsvidare, heltid', ['permanent', 'full-time']],
  ])('%s', async (line, types) => {
    expect((await read(line)).contracts.map(({ type }) => type)).toEqual(types);
  });

  it('is not the one of others, nor of the candidate', async () => {
    const facts = await read(
      'We have 40 part-time employees in the kitchen and in the bar of our hotel',
      'Requirements',
      '- Former temporary position in a kitchen',
    );
    expect(facts.contracts).toEqual([]);
  });
});

describe('the closing date', () => {
  it.each([
    ['Closing date: 30 June 2026', '2026-06-30'],
    ['Apply by March 5th, 2026', '2026-03-05'],
    ['Application deadline: 2026-07-01', '2026-07-01'],
    ['Bewerbungsfrist: 15.05.2026', '2026-05-15'],
    ['Date limite : 15 juillet 2026', '2026-07-15'],
    ['Fecha límite: 3 de agosto de 2026', '2026-08-03'],
    ['Sista ansökningsdag: 15 juni 2026', '2026-06-15'],
  ])('%s', async (line, date) => {
    expect((await read(line)).closingDates).toMatchObject([{ date }]);
  });

  it.each(['Closing date: 03/04/2026', 'Apply by 30 June', 'Deadline: 31 February 2026'])(
    'is open in “%s”',
    async (line) => {
      expect((await read(line)).closingDates).toMatchObject([
        { date: null, quote: { text: line } },
      ]);
    },
  );

  it('is no requirement', async () => {
    const facts = await read('Requirements', '- Knife skills', 'Date limite : 15 mai 2026');
    expect(facts.requirements.map(({ quote }) => quote.text)).not.toContain(
      'Date limite : 15 mai 2026',
    );
  });
});
