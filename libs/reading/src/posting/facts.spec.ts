import { readPosting } from '../read-posting.js';

const around = (lines: string) =>
  `Boat Builder\n\nWe are looking for a Boat Builder. You will build hulls in the yard.\n\nRequirements\n- ${lines}\n\nSend us your CV.`;

async function facts(line: string) {
  return (await readPosting(around(line))).facts;
}

describe('years', () => {
  it.each([
    ['5 years of Java, 2 of which with Docker', { java: 5, docker: 2 }],
    ['mindestens fünf Jahre Erfahrung mit Java, davon zwei mit Docker', { java: 5, docker: 2 }],
    ['minst 3 års erfarenhet av Python', { python: 3 }],
    ['3 ans d’expérience avec Python', { python: 3 }],
    ['mínimo 2 años de experiencia con Java', { java: 2 }],
    ['7-10 yrs hands on experience in Python', { python: 7 }],
  ])('belong to the skill in %j', async (line, wanted) => {
    const years = Object.fromEntries(
      (await facts(line)).skills.map(({ skillId, years: own }) => [skillId, own]),
    );
    expect(years).toMatchObject(wanted);
  });

  it.each([
    ['Over 10 years in banking', 10],
    ['Experience: 3+ years', 3],
    ['mindestens drei Jahre Berufserfahrung', 3],
    ['au moins cinq ans d’expérience', 5],
    ['a minimum of five (5) years of progressively responsible experience', 5],
  ])('are asked as such in %j', async (line, years) => {
    expect((await facts(line)).experience).toMatchObject([{ years }]);
  });

  it.each([
    ['Mindestens drei Jahre Berufserfahrung in der Finanzbuchhaltung', 'Finanzbuchhaltung'],
    ['2 Jahre Erfahrung in der Lohnbuchhaltung', 'Lohnbuchhaltung'],
    ['Mindestens zwei Jahre Berufserfahrung als Krankenpfleger', 'Krankenpfleger'],
    ['3 Jahre Berufserfahrung im Bereich Logistik', 'Logistik'],
    ['Mindestens 5 Jahre Berufserfahrung in einer vergleichbaren Position', null],
  ])('are those of a field in %j', async (line, field) => {
    expect((await facts(line)).experience.map((one) => one.field)).toEqual([field]);
  });
});

describe('languages', () => {
  it.each([
    ['English essential', [['en', null, 'required']]],
    [
      'Spanish or Polish is a plus',
      [
        ['es', null, 'preferred'],
        ['pl', null, 'preferred'],
      ],
    ],
    ['inglés avanzado', [['en', 'C1', 'required']]],
    [
      'Flytande svenska och engelska i tal och skrift',
      [
        ['sv', 'C1', 'required'],
        ['en', 'C1', 'required'],
      ],
    ],
    [
      'Sehr gute Deutsch- und Englischkenntnisse',
      [
        ['de', 'C1', 'required'],
        ['en', 'C1', 'required'],
      ],
    ],
    [
      'Anglais courant exigé, allemand souhaité',
      [
        ['en', 'C1', 'required'],
        ['de', null, 'preferred'],
      ],
    ],
    ['Strong English', [['en', 'B2', 'required']]],
    [
      "Anglais professionnel exigé, l'allemand serait un plus",
      [
        ['en', 'B2', 'required'],
        ['de', null, 'preferred'],
      ],
    ],
    ['Se valorará inglés', [['en', null, 'preferred']]],
    ['A love of good Italian food', []],
    ['Experience of the German market', []],
    ['French is not required', []],
  ])('are read in %j', async (line, wanted) => {
    expect(
      (await facts(line)).languages.map(({ code, level, importance }) => [code, level, importance]),
    ).toEqual(wanted);
  });
});

describe('licences', () => {
  it.each([
    "Valid driver's licence required",
    'Führerschein Klasse B',
    'Permis B obligatoire',
    'B-körkort',
  ])('%j is a licence and no skill', async (line) => {
    const { licences, skills } = await facts(line);
    expect(licences).toMatchObject([{ importance: 'required' }]);
    expect(skills).toEqual([]);
  });
});

describe('certifications that an authority grants', () => {
  it.each([
    ['Valid Certification in Mathematics 7-12.', 'Certification in Mathematics 7-12'],
    ['State certification as a School Psychologist', 'certification as a School Psychologist'],
    [
      'Must hold a current certificate or license in social work',
      'certificate or license in social work',
    ],
    ['Board certification in internal medicine is required', 'certification in internal medicine'],
    ['Active license as a pharmacist in good standing', 'license as a pharmacist'],
  ])('%j is a licence and no skill', async (line, name) => {
    const { licences, skills } = await facts(line);
    expect(licences).toMatchObject([{ name, importance: 'required' }]);
    expect(skills).toEqual([]);
  });

  it.each([
    'Certification in project management',
    'Active license in good standing',
    'Ability to obtain a valid certification in water treatment',
    'Active certification in AWS preferred',
  ])('%j names none', async (line) => {
    expect((await facts(line)).licences).toEqual([]);
  });
});

describe('degrees in initials', () => {
  it.each([
    ['MS or BS with 2 years of experience', 'bachelor'],
    ['BS or MS, and 2+ years in a yard', 'bachelor'],
    ['PhD or MS with 2 years', 'master'],
    ['MS with 3 years or PhD', 'master'],
    ['BS with 5 years of experience', 'bachelor'],
  ])('are degrees, of which the lowest is enough: %s', async (line, level) => {
    const { education, skills } = await facts(line);
    expect(education.map((degree) => degree.level)).toEqual([level]);
    expect(skills).toEqual([]);
  });

  it('are not meant by a product', async () => {
    const { education, skills } = await facts('MS Office or Google Docs');
    expect(education).toEqual([]);
    expect(skills.map(({ skillId }) => skillId)).toEqual(['microsoft-office', 'google-docs']);
  });
});

describe('what a licence is for', () => {
  it.each([
    'Current NMC registration (adult nursing)',
    'Forklift licence required (reach truck operation, warehouse management)',
  ])('is no skill of its own: %s', async (line) => {
    const { licences, skills } = await facts(line);
    expect(licences).toHaveLength(1);
    expect(skills).toEqual([]);
  });

  it('remains a certificate or skill outside of it', async () => {
    const { licences, skills } = await facts('Registered nurse (RN), BLS; wound care (adults)');
    expect(licences.map(({ name }) => name)).toEqual(['Registered nurse', 'BLS']);
    expect(skills.map(({ name }) => name)).toEqual(['Wound care']);
  });

  it('is one licence, however often a sentence names it', async () => {
    const { requirements } = await facts('Registered Nurse (Adult) with RN license');
    expect(requirements.find(({ kind }) => kind === 'licence')?.parts).toEqual([
      [{ type: 'licence', name: 'Registered nurse' }],
    ]);
  });
});

describe('licences without a name in the taxonomy', () => {
  it('are called by their own words, and are no skill', async () => {
    const { licences, skills } = await facts('You must have a tugboat towing licence');
    expect(licences).toMatchObject([{ name: 'tugboat towing licence', importance: 'required' }]);
    expect(skills).toEqual([]);
  });

  it('are no papers of software', async () => {
    expect((await facts('You must know software license management')).licences).toEqual([]);
  });
});

describe('a degree of no level', () => {
  it('is a first degree, and its field no skill', async () => {
    const { education, skills } = await facts('Degree in Accounting or Finance');
    expect(education).toMatchObject([
      { level: 'bachelor', field: 'Accounting or Finance', importance: 'required' },
    ]);
    expect(skills).toEqual([]);
  });
});

describe('negation', () => {
  it.each([
    'kein Python nötig',
    'Python ist nicht erforderlich',
    'Keine Vorkenntnisse in Python erforderlich',
    'No se requiere experiencia con Python',
    'Pas besoin de connaître Python',
    'Aucune expérience de Python requise',
    'Inga förkunskaper i Python krävs',
    'Python krävs inte',
    'sin experiencia previa',
    'aucune expérience requise',
    'No experience necessary',
  ])('%j asks for no skill', async (line) => {
    const { skills, experience } = await facts(line);
    expect(skills).toEqual([]);
    expect(experience).toEqual([]);
  });

  it('takes back no more than its clause', async () => {
    expect((await facts('Python krävs inte, men Java är ett krav')).skills).toMatchObject([
      { skillId: 'java', importance: 'required' },
    ]);
  });
});

describe('what is asked as something else', () => {
  it('is no skill: the role of the title, a degree', async () => {
    const text =
      'Bookkeeper\n\nThe yard is looking for a bookkeeper.\n\nRequirements\n- Ausbildung zum Buchhalter\n- Excel\n\nApply with your CV, we answer you soon.';
    const { facts: read } = await readPosting(text);
    expect(read.skills.map(({ name }) => name)).toEqual(['Excel']);
    expect(read.education).toMatchObject([{ level: 'vocational' }]);
  });
});

describe('alternatives', () => {
  it.each([
    'Automated testing, e.g. Jest or Playwright',
    'Automated testing (such as Jest)',
    'Experience in automated testing tools like Jest',
  ])('in %j hold what they are examples of', async (line) => {
    const { skills } = await facts(line);
    expect(skills.length).toBeGreaterThan(1);
    expect(new Set(skills.map(({ group }) => group))).toEqual(new Set(['g1']));
  });

  it('end with the examples', async () => {
    const { skills } = await facts('Python, and automated testing such as Jest');
    expect(skills.find(({ skillId }) => skillId === 'python')?.group).toBeNull();
  });
});

describe('what asks nothing', () => {
  const intro = (sentence: string) =>
    `Boat Builder\n\nWe are looking for a Boat Builder. You will build hulls in the yard. ${sentence}\n\nRequirements\n- Welding\n\nSend us your CV.`;

  it.each([
    'Wir bieten Kurse in Python.',
    'Bitte senden Sie Ihre Bewerbung als Excel.',
    'Alle werden unabhängig von Herkunft und Kenntnis von Python geprüft.',
    'Nous vous offrons des formations Python.',
    'Envoyez votre candidature en Word.',
    'Ofrecemos cursos de Python.',
    'Vi erbjuder kurser i Python.',
    'Our group is a leading provider of project management since 1901.',
    'Unsere Kunden schätzen unser Projektmanagement.',
  ])('names no skill: %j', async (sentence) => {
    const { facts: read } = await readPosting(intro(sentence));
    expect(read.skills.map(({ skillId }) => skillId)).toEqual(['welding']);
  });

  it('does ask where it asks all the same', async () => {
    const { facts: read } = await readPosting(
      intro('Bewerber mit Erfahrung in Python sind gesucht.'),
    );
    expect(read.skills.map(({ skillId }) => skillId)).toContain('python');
  });
});
