import { readPosting } from './read-posting.js';
import { readResume } from './read-resume.js';

const posting = `Svetsare till varvet

Vi söker en svetsare på heltid till vårt varv i Göteborg.

Arbetsuppgifter
- Svetsa skrov av stål och aluminium
- Underhålla maskiner och verktyg

Kvalifikationer
- Minst tre års erfarenhet av svetsning
- Goda kunskaper i Excel
- Arbetstillstånd i Sverige

Det är meriterande
- Truckkort
- Erfarenhet av ritningsläsning

Vi erbjuder
- Lön 180 - 220 kr per timme
- Möjlighet till 2 dagar i veckan hemifrån

Så ansöker du
- Skicka din ansökan senast 15 mars 2027
`;

const resume = `Lena Björk
Undersköterska

Arbetslivserfarenhet
Undersköterska, Norrstads kommun, 2019 - pågående
- Ansvarade för läkemedelshantering och såromläggning
Säljare
Skogs Möbler AB
2015 - 2018
- Sålde möbler och skötte kassan

Kunskaper
Programspråk Java, Go
Goda kunskaper i Excel
Kunskaper i SQL, 5 års erfarenhet av Python

Utbildning
Kandidatexamen i omvårdnad vid Norrlands universitet, 2012
`;

describe('a Swedish posting', () => {
  const facts = readPosting(posting).then((read) => read.facts);

  it('has its pay, its place and its conditions read', async () => {
    const { salaries, places, workPermits } = await facts;
    expect(salaries).toMatchObject([{ min: 180, max: 220, currency: 'SEK', period: 'hour' }]);
    expect(places).toMatchObject([{ arrangement: 'hybrid' }]);
    expect(workPermits).toMatchObject([{ country: 'SE' }]);
  });

  it('has its wishes told from its demands, and nothing asked by its ends', async () => {
    const { requirements } = await facts;
    const importanceOf = Object.fromEntries(
      requirements.map(({ quote, importance }) => [quote.text, importance]),
    );
    expect(importanceOf).toMatchObject({
      'Goda kunskaper i Excel': 'must',
      Truckkort: 'nice',
      'Erfarenhet av ritningsläsning': 'nice',
    });
    expect(importanceOf).not.toHaveProperty('Det är meriterande');
    expect(importanceOf).not.toHaveProperty('Skicka din ansökan senast 15 mars 2027');
  });
});

describe('a Swedish resume', () => {
  const facts = readResume(resume, { asOf: '2026-11-21' }).then((read) => read.facts);

  it('has a role read whose title is on a line of its own', async () => {
    const { roles } = await facts;
    expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
      ['Undersköterska', 'Norrstads kommun'],
      ['Säljare', 'Skogs Möbler AB'],
    ]);
  });

  it('has its lists read without the words around the names', async () => {
    const { skills } = await facts;
    const names = skills.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Java', 'Go', 'Excel', 'SQL', 'Python']));
    expect(names).not.toContain('Programspråk Java');
    expect(skills.find(({ name }) => name === 'Python')?.years).toBe(5);
    expect(skills.find(({ name }) => name === 'SQL')?.years).not.toBe(5);
  });

  it('has the field of its degree read', async () => {
    const { education } = await facts;
    expect(education).toMatchObject([{ level: 'bachelor', field: 'omvårdnad' }]);
  });
});
