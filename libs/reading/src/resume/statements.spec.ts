import { readResume } from '../read-resume.js';

async function statementsOf(paragraph: string) {
  const text = `Jo Doe\n\nExperience\nCare assistant, Mill House, 2019 - 2021\n${paragraph}\n`;
  return (await readResume(text, { asOf: '2026-11-21' })).facts.statements;
}

const sentences = [
  'Washed, dressed and fed the eight residents of the ground floor every morning and evening.',
  'Turned residents who could not move by themselves, and wrote down how their skin looked.',
  'Took residents to the dentist, to the hairdresser and to the weekly market in the village.',
  'Measured the blood pressure of everybody on the floor and told the nurse in charge.',
  'Kept the notes of the shift in Carenote.',
];

describe('a long paragraph', () => {
  it('is told to its last sentence', async () => {
    const quotes = (await statementsOf(sentences.join(' '))).map(({ quote }) => quote.text);
    expect(quotes).toHaveLength(2);
    for (const sentence of sentences)
      expect(quotes.filter((quote) => quote.includes(sentence))).toHaveLength(1);
  });

  it('without full stops is cut between items', async () => {
    const items = sentences.map((sentence) => sentence.replace('.', '').toLowerCase());
    const quotes = (await statementsOf(`Did this: ${items.join(', ')}`)).map(
      ({ quote }) => quote.text,
    );
    expect(quotes.join(' ')).toContain('kept the notes of the shift in carenote');
    expect(quotes.every((quote) => quote.length <= 300)).toBe(true);
  });

  it('that is short enough stays whole', async () => {
    const short = sentences.slice(0, 2).join(' ');
    expect((await statementsOf(short)).map(({ quote }) => quote.text)).toEqual([short]);
  });
});

describe('a training that goes on', () => {
  it.each([
    'seit 04/2022 Umschulung zum Fachinformatiker, Elm Akademie Kassel',
    'Ausbildung zur Pflegefachfrau',
    'Utbildning till undersköterska',
  ])('is evidence: %s', async (line) => {
    const text = `Jo Doe\n\nExperience\n${line}\n\nCare assistant, Mill House, 2019 - 2021\n- Washed and fed eight residents\n`;
    const { facts } = await readResume(text, { asOf: '2026-11-21' });
    expect(facts.statements.map(({ quote }) => quote.text)).toEqual([
      line,
      'Washed and fed eight residents',
    ]);
    expect(facts.roles.map(({ title }) => title)).toEqual(['Care assistant']);
  });

  it('is told apart from the dates of a role', async () => {
    const quotes = (await statementsOf('Mill House, 2019 - 2021')).map(({ quote }) => quote.text);
    expect(quotes).toEqual([]);
  });
});
