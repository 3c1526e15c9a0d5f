import { readPosting } from '../read-posting.js';

async function demandsOf(text: string) {
  const { facts } = await readPosting(text);
  return Object.fromEntries(
    facts.requirements
      .filter(({ kind }) => kind !== 'title')
      .map(({ quote, importance }) => [quote.text, importance]),
  );
}

describe('prose that speaks to the reader', () => {
  it('tells demands from wishes in German', async () => {
    const text = `Konditor in Kassel

Sie bringen eine abgeschlossene Ausbildung als Konditor oder Bäcker mit, idealerweise eine Weiterbildung zum Meister. Sie sprechen fließend Deutsch. Sie beherrschen Excel. Gerne haben Sie Kenntnisse in Photoshop. Englisch ist von Vorteil.
`;
    const { education } = (await readPosting(text)).facts;
    expect(education).toMatchObject([{ level: 'vocational', importance: 'required' }]);
    expect(await demandsOf(text)).toMatchObject({
      'Sie bringen eine abgeschlossene Ausbildung als Konditor oder Bäcker mit, idealerweise eine Weiterbildung zum Meister.':
        'must',
      'Sie sprechen fließend Deutsch.': 'must',
      'Sie beherrschen Excel.': 'must',
      'Gerne haben Sie Kenntnisse in Photoshop.': 'nice',
      'Englisch ist von Vorteil.': 'nice',
    });
  });

  it('tells demands from wishes in Swedish', async () => {
    const text = `Kock till skolkök i Borås

Vi söker en kock till vårt kök. Du är utbildad kock och har bevis om livsmedelshygien. Du talar och skriver svenska obehindrat. Vi ser gärna att du har B-körkort. Erfarenhet av specialkost är en fördel.
`;
    const { languages } = (await readPosting(text)).facts;
    expect(languages).toMatchObject([{ code: 'sv', level: 'C1', importance: 'required' }]);
    expect(await demandsOf(text)).toEqual({
      'Du är utbildad kock och har bevis om livsmedelshygien.': 'must',
      'Du talar och skriver svenska obehindrat.': 'must',
      'Vi ser gärna att du har B-körkort.': 'nice',
      'Erfarenhet av specialkost är en fördel.': 'nice',
    });
  });

  it('tells demands from wishes in French', async () => {
    expect(
      await demandsOf(`Comptable à Lille

Vous avez une licence en comptabilité, idéalement une expérience de deux ans en cabinet. Vous maîtrisez Excel. Vous parlez anglais couramment. La connaissance de SAP serait un plus.
`),
    ).toEqual({
      'Vous avez une licence en comptabilité,': 'must',
      'idéalement une expérience de deux ans en cabinet.': 'nice',
      'Vous maîtrisez Excel.': 'must',
      'Vous parlez anglais couramment.': 'must',
      'La connaissance de SAP serait un plus.': 'nice',
    });
  });

  it('tells demands from wishes in Spanish', async () => {
    const text = `Contable en Sevilla

Buscamos un contable. Tienes un grado en contabilidad, preferiblemente con máster en finanzas. Dominas Excel. Hablas inglés con fluidez. Se valorará conocimiento de SAP.
`;
    const { isPosting, education, languages } = (await readPosting(text)).facts;
    expect(isPosting).toBe(true);
    expect(education).toMatchObject([
      { level: 'bachelor', field: 'contabilidad', importance: 'required' },
    ]);
    expect(languages).toMatchObject([{ code: 'en', level: 'C1', importance: 'required' }]);
    expect(await demandsOf(text)).toMatchObject({
      'Dominas Excel.': 'must',
      'Se valorará conocimiento de SAP.': 'nice',
    });
  });
});
