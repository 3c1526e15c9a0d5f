import { readPosting } from '../read-posting.js';

async function factsOf(text: string) {
  const { facts } = await readPosting(text);
  return facts;
}

const wanted = (title: string, lines: readonly string[]) =>
  factsOf(`${title}\n\nRequirements\n${lines.join('\n')}\n`);

describe('virtues', () => {
  it.each([
    ['Great communication skills', 'A team player'],
    ['Physically fit', 'Leaders of tomorrow'],
  ])('are read before another item: %s', async (line, next) => {
    const { requirements } = await wanted('Shop assistant', [`- ${line}`, `- ${next}`]);
    expect(requirements).toContainEqual(
      expect.objectContaining({ kind: 'soft', quote: expect.objectContaining({ text: line }) }),
    );
  });

  it('are read in a list without bullets', async () => {
    const { requirements } = await wanted('Shop assistant', [
      'Good communication skills',
      'Team player',
    ]);
    expect(requirements.map(({ kind }) => kind)).toEqual(['title', 'soft', 'soft']);
  });

  it.each([
    'Selbstständige und sorgfältige Arbeitsweise',
    'Strukturierte, eigenverantwortliche Arbeitsweise',
    'Hohes Maß an Engagement',
    'Du arbeitest gerne im Team',
    'Freude am Umgang mit Menschen',
    'Gute Umgangsformen',
    'Hands-on-Mentalität',
  ])('are told from skills: %s', async (line) => {
    const { requirements } = await wanted('Verkäuferin', [`- ${line}`]);
    expect(requirements.at(-1)).toMatchObject({ kind: 'soft', quote: { text: line } });
  });
});

describe('languages', () => {
  it.each([
    ['Some Dutch, as our growers are in Venlo', 'nl', 'A2'],
    ['Dutch', 'nl', null],
    ['Gute Deutschkenntnisse, Englisch in Grundzügen', 'en', 'A2'],
    ['Deutsch und Polnisch fließend', 'de', 'C1'],
  ])('are read in "%s"', async (line, code, level) => {
    const { languages } = await wanted('Florist', [line]);
    expect(languages).toContainEqual(expect.objectContaining({ code, level }));
  });

  it('are not asked for as the subject of others', async () => {
    const { languages } = await wanted('Florist', [
      'Patience with visitors who have English as an additional language',
    ]);
    expect(languages).toEqual([]);
  });
});

describe('numbers of years', () => {
  it.each([
    ['3 years+ as a florist', 3],
    ['Du har arbetat minst ett år inom blomsterhandel', 1],
  ])('are asked for in "%s"', async (line, years) => {
    const { experience } = await wanted('Florist', [line]);
    expect(experience.map((one) => one.years)).toEqual([years]);
  });

  it('of the head of a team keep the whole title of it', async () => {
    const { experience } = await wanted('Chef de chantier', [
      "5 ans d'expérience comme chef d'équipe",
    ]);
    expect(experience.map(({ field }) => field)).toEqual(["chef d'équipe"]);
  });

  it('are asked for before "or more" too', async () => {
    const { experience } = await wanted('Florist', ['3 years or more in a flower shop']);
    expect(experience.map(({ years }) => years)).toEqual([3]);
  });

  it.each(['Erfahrung mit Kindern unter drei Jahren', 'Experience with children aged 3 years'])(
    'are ages in "%s"',
    async (line) => {
      const { experience } = await wanted('Nanny', [line]);
      expect(experience).toEqual([]);
    },
  );
});

describe('an apprenticeship', () => {
  it.each([
    ['Abgeschlossene Ausbildung als Gärtner', 'Gärtner'],
    ['Abgeschlossene kaufmännische Ausbildung', null],
    ['Sie verfügen über eine abgeschlossene kaufmännische Ausbildung', null],
    ['Sie kommen mit abgeschlossener kaufmännischer Ausbildung', null],
    ['Handwerkliche Ausbildung als Tischler', 'Tischler'],
    ['Abgeschlossene Ausbildung zum/zur Tischler/in', 'Tischler/in'],
    ['Abgeschlossene Berufsausbildung, gern als Gärtner, aber auch in einem anderen Beruf', null],
  ])('has its trade for a field: "%s"', async (line, field) => {
    const { education } = await wanted('Florist', [line]);
    expect(education).toEqual([expect.objectContaining({ level: 'vocational', field })]);
  });
});

describe('sentences that ask for nothing', () => {
  const asked = async (text: string) => {
    const { requirements } = await factsOf(text);
    return requirements.filter(({ kind }) => kind !== 'title').map(({ quote }) => quote.text);
  };

  it.each([
    ['Florist', 'Shortlisted candidates will be invited to a morning in the shop.'],
    ['Florist', 'Schick uns deine Unterlagen per Post oder per WhatsApp.'],
    ['Fleuriste', 'Envoyez-nous votre CV ou passez nous voir au magasin !'],
    ['Fleuriste', 'Notre maison agit en faveur de la diversité.'],
  ])('below the requirements of a %s: "%s"', async (title, line) => {
    expect(await asked(`${title}\n\nRequirements\nWreath binding\n${line}\n`)).toEqual([
      'Wreath binding',
    ]);
  });

  it.each([
    ['Florist', 'You’ll join a team of four florists and one driver.'],
    [
      'Florist',
      'Vom Strauß bis zum Saal: Wir binden und liefern Blumen mit eigener Logistik und ISO 9001.',
    ],
    ['Fleuriste', 'La maison Lys conçoit et fabrique des bouquets et gère sa propre logistique.'],
  ])('about the employer of a %s: "%s"', async (title, line) => {
    const { skills } = await factsOf(`${title}\n\n${line}\n\nRequirements\nWreath binding\n`);
    expect(await asked(`${title}\n\n${line}\n\nRequirements\nWreath binding\n`)).toEqual([
      'Wreath binding',
    ]);
    expect(skills.filter(({ quote }) => line.includes(quote.text))).toEqual([]);
  });
});

describe('names', () => {
  const namesIn = async (title: string, lines: readonly string[]) => {
    const { skills } = await wanted(title, lines);
    return skills.map(({ name }) => name);
  };

  it('are none of words of degree alone', async () => {
    expect(
      await namesIn('Gärtner', [
        'Kenntnisse der einschlägigen Normen',
        'Erfahrung in der Arbeit mit Kindern',
      ]),
    ).not.toEqual(expect.arrayContaining([expect.stringMatching(/einschlägig|^Arbeit$/u)]));
  });

  it('of a unit keep its first word', async () => {
    expect(await namesIn('Nurse', ['Experience in a high dependency unit'])).toEqual([
      'high dependency unit',
    ]);
  });

  it.each([
    ['Gardener - Days and weekends available', 'Gardener'],
    ['Gärtner (m/w/d), Quereinsteiger willkommen', 'Gärtner'],
    ['Gärtner (m/w/d) – Quereinstieg möglich', 'Gärtner'],
    ['Gärtner (m/w/d), auch Quereinsteiger', 'Gärtner'],
    ['Quereinsteiger (m/w/d) als Gärtner', 'Gärtner'],
    ['Quereinsteiger/-in (alle Geschlechter) zum Gärtner', 'Gärtner'],
    ['Seiteneinsteiger als Gärtner', 'Gärtner'],
  ])('of the title leave terms out: "%s"', async (line, title) => {
    const { title: found } = await factsOf(`${line}\n\nWe grow roses in Kent.\n`);
    expect(found?.text).toBe(title);
  });
});

it('registration as a nurse in one country is a licence of its own', async () => {
  const { licences } = await wanted('Nurse', ['Current NMC registration']);
  expect(licences.map(({ name }) => name)).toEqual(['NMC registration']);
});

it('French levels of study are read', async () => {
  const { education } = await wanted('Fleuriste', ['Issu d’une formation commerciale Bac+2']);
  expect(education.map(({ level }) => level)).toEqual(['associate']);
});

describe('in a list of requirements', () => {
  it.each([
    'Salary of £31,000 to £34,000 depending on how long you have been here',
    'Fragen beantwortet Ihnen gern Frau Lindner unter 0911 555 0100.',
    'Hours are 9am to 5.30pm with an hour for lunch.',
    'No agencies please.',
  ])('nothing is asked by "%s"', async (line) => {
    const { requirements } = await wanted('Florist', ['Wreaths and bouquets', line]);
    expect(requirements.map(({ quote }) => quote.text)).not.toContain(line);
  });

  it.each([
    ['HCPC registration', 'HCPC registration'],
    ['Registered with the General Pharmaceutical Council', 'GPhC registration'],
    ['Current registration with Social Work England', 'Social Work England registration'],
    ['Car licence essential', "Driver's license"],
  ])('a licence is asked by "%s"', async (line, name) => {
    const { licences } = await wanted('Florist', [line]);
    expect(licences.map((one) => one.name)).toContain(name);
  });

  it('the right to work is asked in its longer form too', async () => {
    const { workPermits } = await wanted('Florist', [
      'You must be eligible to live and work in the UK.',
    ]);
    expect(workPermits.map(({ country }) => country)).toEqual(['GB']);
  });

  it('may stand under "The person"', async () => {
    const { requirements } = await factsOf(
      'Florist\n\nThe Role:\nBinding wreaths\n\nThe Person:\nNeat handwriting for the cards\n',
    );
    expect(requirements.find(({ quote }) => quote.text.startsWith('Neat'))?.importance).toBe(
      'must',
    );
  });
});

describe('whom one works for', () => {
  it.each([
    ['Florist', 'Under the supervision of a registered nurse you water the plants of the ward.'],
    ['Fleuriste', "Sous la responsabilité de l'infirmière, vous arrosez les plantes du service."],
  ])('is no requirement: %s', async (title, line) => {
    const { skills } = await wanted(title, [line]);
    expect(skills.map(({ name }) => name)).not.toContainEqual(
      expect.stringMatching(/nurse|infirmi/iu),
    );
  });
});

describe('a demand in running French text', () => {
  it.each([
    "Vous êtes à l'aise avec les clients et les fleurs coupées.",
    'Vous savez lier un bouquet rond.',
  ])('is a requirement: %s', async (line) => {
    const { requirements } = await factsOf(
      `Fleuriste H/F\n\nLa boutique se trouve au centre de Nantes.\n\n${line}\n`,
    );
    expect(requirements.map(({ quote }) => quote.text)).toContain(line);
  });
});

describe('a demand and a wish around one semicolon', () => {
  it('are two requirements', async () => {
    const { requirements } = await wanted('Accountant', [
      "Bachelor's degree in accounting; CPA or CPA candidate preferred",
    ]);
    expect(
      requirements
        .filter(({ kind }) => kind !== 'title')
        .map(({ kind, importance }) => [kind, importance]),
    ).toEqual([
      ['education', 'must'],
      ['licence', 'nice'],
    ]);
  });

  it('stay one sentence where the second half names nothing of its own', async () => {
    const { requirements } = await wanted('Accountant', ['CPA license; strongly preferred']);
    expect(requirements.filter(({ kind }) => kind !== 'title')).toHaveLength(1);
  });

  it('stay one sentence where both are demands', async () => {
    const { requirements } = await wanted('Accountant', ['Knows the ledgers; keeps them in order']);
    expect(requirements.filter(({ kind }) => kind !== 'title')).toHaveLength(1);
  });
});

describe('in a German posting', () => {
  it('training is not the only way in where lateral entrants are welcome', async () => {
    const { education, licences } = await wanted('Pflegehelfer (m/w/d)', [
      '1-jährige Ausbildung als Pflegehelfer:in oder Quereinstieg mit Erfahrung in der Pflege',
    ]);
    expect(education).toMatchObject([{ field: 'Pflegehelfer:in', orEquivalent: true }]);
    expect(licences).toEqual([]);
  });

  it('"Du sprichst gut Deutsch" asks for the language', async () => {
    const { languages } = await wanted('Fahrer (m/w/d)', [
      'Du sprichst so gut Deutsch, dass du dich mit Kunden verständigst',
    ]);
    expect(languages).toMatchObject([{ code: 'de', level: 'B2' }]);
  });
});
