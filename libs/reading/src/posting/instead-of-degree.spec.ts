import { readPosting } from '../read-posting.js';

async function demandOf(item: string, heading = 'Requirements') {
  const { facts } = await readPosting(`Clerk\n\n${heading}\n- ${item}\n- Excel\n`);
  return { facts, found: facts.requirements.find(({ quote }) => quote.text === item) };
}

describe('a qualification or a degree', () => {
  it.each([
    ['ACCA or CIMA qualified, or a degree in finance', ['ACCA', 'CIMA qualified']],
    ['Bilanzbuchhalter (IHK) oder ein Studium der Wirtschaft', ['Bilanzbuchhalter']],
    ['Industriekauffrau oder ein abgeschlossenes Studium', ['Industriekauffrau']],
    ['Degree in finance or ACCA', ['ACCA']],
  ])('is one demand that either meets: %s', async (item, names) => {
    const { found } = await demandOf(item);
    expect(found?.kind).toBe('education');
    const [choice, ...others] = found?.parts ?? [];
    expect(others).toEqual([]);
    expect(choice?.map((part) => (part.type === 'skill' ? part.name : part.type))).toEqual([
      'education',
      ...names,
    ]);
  });

  it.each([
    ['Vocational training in logistics or a bachelor’s degree in business', 'Requirements'],
    ['Ausbildung als Bürokaufmann oder Studium der Betriebswirtschaft', 'Ihr Profil'],
    ['BTS comptabilité ou licence en gestion', 'Votre profil'],
    ['Ciclo formativo de grado superior en administración o grado en derecho', 'Requisitos'],
    ['YH-utbildning inom logistik eller högskoleexamen i ekonomi', 'Krav'],
  ])('may be training for a trade: %s', async (item, heading) => {
    const { found } = await demandOf(item, heading);
    expect(found?.parts[0]?.map(({ type }) => type)).toEqual(['education', 'education']);
  });

  it('accepts no experience instead unless the posting says so', async () => {
    const { facts } = await demandOf('ACCA qualified, or a degree in finance');
    expect(facts.education).toMatchObject([{ orEquivalent: false }]);
  });

  it.each([
    'Degree in finance and ACCA',
    'Degree in finance or equivalent, with ACCA',
    'Experience as a clerk or a degree',
  ])('is not read into other demands: %s', async (item) => {
    const { found } = await demandOf(item);
    expect(found?.parts.every((group) => group.length === 1)).toBe(true);
  });
});
