import { readPosting } from '../read-posting.js';

describe('the place of work', () => {
  it.each([
    ['Homeoffice an zwei Tagen', 'hybrid'],
    ['Zwei Tage pro Woche im Homeoffice', 'hybrid'],
    ['Two days a week from home', 'hybrid'],
    ['Work from home two days a week', 'hybrid'],
    ['Three days in the office', 'hybrid'],
    ['Deux jours de télétravail', 'hybrid'],
    ['Trois jours par semaine en télétravail', 'hybrid'],
    ['Dos días de teletrabajo a la semana', 'hybrid'],
    ['Distansarbete två dagar', 'hybrid'],
    ['Homeoffice', 'remote'],
    ['This role is remote, with two days of induction', 'remote'],
    ['Five days a week from home: remote', 'remote'],
  ])('%s', async (line, arrangement) => {
    const { facts } = await readPosting(`Cook\n\n${line}\n`);
    expect(facts.places).toMatchObject([{ arrangement }]);
  });

  it('ends where other facts of the job follow', async () => {
    const placesOf = async (location: string) =>
      (await readPosting(`Cook\n\nLocation: ${location}\n`)).facts.places;
    expect(await placesOf('Leeds | Full-time | Shift work')).toMatchObject([{ place: 'Leeds' }]);
    expect(await placesOf('Leeds | York')).toMatchObject([{ place: 'Leeds | York' }]);
    expect(await placesOf('Remote | Leeds')).toMatchObject([
      { place: 'Leeds', arrangement: 'remote' },
    ]);
  });
});
