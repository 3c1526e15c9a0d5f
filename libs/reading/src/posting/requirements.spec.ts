import { readPosting } from '../read-posting.js';

async function requirementsOf(text: string) {
  const { facts } = await readPosting(text);
  return facts.requirements;
}

const items = [
  'Prepare the daily bank deposits',
  'Balance the cash drawer at the end of each day',
  'Answer questions of customers',
];

describe('the requirements of a posting', () => {
  it('keep every item of a list of requirements, understood or not', async () => {
    const found = await requirementsOf(
      'Cashier\n\nRequirements\n- 2 years of retail experience\n- Work in our second branch too\n- Fluent Spanish\n',
    );
    expect(found.map(({ quote, kind, understood }) => [quote.text, kind, understood])).toEqual([
      ['Cashier', 'title', true],
      ['2 years of retail experience', 'experience', true],
      ['Work in our second branch too', 'other', false],
      ['Fluent Spanish', 'language', true],
    ]);
  });

  it('keep duties of one word, which German writes as one', async () => {
    const found = await requirementsOf(
      'Pflegefachkraft\n\nTätigkeiten:\n- Grundpflege\n- Wundversorgung\n\nDein Profil\n- Geduld\n',
    );
    expect(found.flatMap(({ quote, kind }) => (kind === 'duty' ? quote.text : []))).toEqual([
      'Grundpflege',
      'Wundversorgung',
    ]);
  });

  it('leave out who is welcome', async () => {
    const found = await requirementsOf(
      'Buchhalterin\n\nIhr Profil\n- Sicherer Umgang mit Excel\n- Quereinsteiger sind uns herzlich willkommen\n- Auch Berufseinsteiger willkommen\n- Graduates are very welcome\n- New passes welcome\n- Noch keine Erfahrung?\n',
    );
    expect(found.map(({ quote }) => quote.text)).toEqual([
      'Buchhalterin',
      'Sicherer Umgang mit Excel',
    ]);
  });

  it('rank the decisive ones first and soft virtues last', async () => {
    const found = await requirementsOf(
      'Nurse\n\nRequirements\n- Excellent communication skills\n- Wound care\n- Three years of nursing experience\n- RN licence required\n',
    );
    const order = found.toSorted((a, b) => a.rank - b.rank).map(({ kind }) => kind);
    expect(order).toEqual(['title', 'licence', 'experience', 'skill', 'soft']);
  });

  it('tell musts, preferences and duties apart', async () => {
    const found = await requirementsOf(
      'Bookkeeper\n\nDuties\n- Post journal entries\n\nRequirements\n- QuickBooks\n\nNice to have\n- Payroll\n',
    );
    expect(found.map(({ importance }) => importance)).toEqual(['must', 'duty', 'must', 'nice']);
  });

  it('are the same with and without bullets', async () => {
    const lists = ['- ', '* ', '• ', ''].map(
      (bullet) =>
        `Cashier\n\nResponsibilities:\n${items.map((item) => bullet + item).join('\n')}\n`,
    );
    const [first, ...others] = await Promise.all(lists.map(requirementsOf));
    const told = (found: Awaited<ReturnType<typeof requirementsOf>> = []) =>
      found.map(({ quote, importance, rank }) => [quote.text, importance, rank]);
    expect(told(first)).toHaveLength(1 + items.length);
    for (const other of others) expect(told(other)).toEqual(told(first));
  });

  it('begin where a sentence opens a list', async () => {
    const found = await requirementsOf(
      `Cashier\n\nWe run two shops in Leeds. Responsibilities will include but are not limited to:\n${items.join('\n')}\n`,
    );
    expect(found.map(({ quote }) => quote.text)).toEqual(['Cashier', ...items]);
  });

  it('are told apart where a page has lost its line ends', async () => {
    const found = await requirementsOf(
      'Assistant\n\nRequirements\nFluent in SpanishBe able to lift 20 kg,Have a driving licence\n',
    );
    expect(found.map(({ quote }) => quote.text)).toEqual([
      'Assistant',
      'Fluent in Spanish',
      'Be able to lift 20 kg,',
      'Have a driving licence',
    ]);
    const glued = await requirementsOf(
      'Assistant\n\nRequirements\nGood command of German5+ years of experience in retail\n',
    );
    expect(glued.map(({ quote }) => quote.text)).toEqual([
      'Assistant',
      'Good command of German',
      '5+ years of experience in retail',
    ]);
  });

  it('are two where a degree and years are asked', async () => {
    const [, degree, years] = await requirementsOf(
      "Surveyor\n\nRequirements\n- Bachelor's degree in geography and 4 years of experience in land surveying\n",
    );
    expect(degree).toMatchObject({
      kind: 'education',
      quote: { text: "Bachelor's degree in geography and" },
    });
    expect(years).toMatchObject({
      kind: 'experience',
      quote: { text: '4 years of experience in land surveying' },
    });
  });

  it('stay one where years replace a degree', async () => {
    const found = await requirementsOf(
      "Surveyor\n\nRequirements\n- Bachelor's degree in geography or 4 years of experience in land surveying\n",
    );
    expect(found).toHaveLength(2);
  });

  it('are not cut from what a wish in brackets adds', async () => {
    const [, asked] = await requirementsOf(
      'Guide\n\nRequirements\n- Knows the harbour well (ideally from at least one whole season on a boat)\n',
    );
    expect(asked?.importance).toBe('must');
  });

  it('name no skills of a story once the posting lists what it asks', async () => {
    const story = 'Oakline has been trusted for Salesforce dashboards by farms and mills.';
    const list = '- Payroll\n- Filing\n- Bookkeeping\n- Invoicing\n- Cash handling\n';
    const told = async (text: string) =>
      (await readPosting(text)).facts.skills.map(({ name }) => name);
    expect(await told(`Bookkeeper\n\n${story}\n\nRequirements\n${list}`)).not.toContain(
      'Salesforce',
    );
    expect(await told(`Bookkeeper\n\n${story}\n`)).toContain('Salesforce');
  });

  it.each([
    'Prepare the weekly rota.',
    'The claims examiner will be expected to review every file.',
  ])('include the duty in running text: %s', async (duty) => {
    const found = await requirementsOf(`Clerk\n\nOur office is in Hull. ${duty}\n`);
    expect(found.map(({ quote, importance }) => [quote.text, importance])).toContainEqual([
      duty,
      'duty',
    ]);
  });

  it('include a demand in the shape of an item before any heading', async () => {
    const found = await requirementsOf('Foreman\n\nStrong background in drystone walls.\n');
    expect(found.map(({ quote }) => quote.text)).toContain('Strong background in drystone walls.');
  });

  it.each([
    [
      'Bäcker (m/w/d)\n\nUnsere Backstube steht seit 1910 am Markt.',
      ['Sie verfügen über Routine am Etagenofen.', 'Sehr gute Teigkenntnisse.'],
    ],
    [
      'Boulanger H/F\n\nNotre fournil est au marché depuis 1910.',
      ['Vous maîtrisez la conduite du four à sole.', 'Bonne connaissance des levains.'],
    ],
    [
      'Panadero\n\nNuestro obrador está en el mercado desde 1910.',
      ['Se requiere soltura con el horno de solera.', 'Amplia experiencia en masas madre.'],
    ],
    [
      'Bagare\n\nVårt bageri ligger vid torget sedan 1910.',
      ['Du behärskar stenugnen.', 'God kunskap om surdegar.'],
    ],
  ])('include demands in running text in other languages: %j', async (intro, demands) => {
    const found = await requirementsOf(`${intro}\n\n${demands.join('\n')}\n`);
    expect(found.slice(1).map(({ quote }) => quote.text)).toEqual(demands);
  });

  it('are no story, benefit or procedure', async () => {
    const asked = 'Cashier\n\nRequirements\n- Cash handling\n';
    const noise =
      'About us\nWe are a family company with forty shops.\n\nBenefits\n- Free lunch\n- Pension\n\nHow to apply\nSend your application to us.\n\n';
    const plain = await requirementsOf(asked);
    const noisy = await requirementsOf(`${asked}\n${noise}`);
    expect(noisy.map(({ quote }) => quote.text)).toEqual(plain.map(({ quote }) => quote.text));
  });
});
