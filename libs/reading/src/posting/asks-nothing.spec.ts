import { readPosting } from '../read-posting.js';
import { asksNothing, onlyWelcomes } from './asks-nothing.js';

async function quotesOf(text: string): Promise<string[]> {
  const { facts } = await readPosting(text);
  return facts.requirements.map(({ quote }) => quote.text);
}

describe('a sentence that only sounds like a demand', () => {
  it.each([
    'Seaview Care Home is looking for a kind and patient nurse to join our night team.',
    'Halden & Sons are currently recruiting for an experienced Electrician to work on sites around York.',
    'Due to growth, we are looking to recruit two drivers for our depot.',
    'We have a vacancy for a part-time gardener.',
    'Für unsere Filiale suchen wir ab sofort eine Verkäuferin in Teilzeit.',
    'Nous recherchons un cuisinier pour compléter notre équipe.',
    'Buscamos un contable para nuestra oficina de Vigo.',
    'Vi söker en elektriker till vårt kontor i Lund.',
    'We bake our own bread every Thursday.',
    'Our kitchen was rebuilt last spring.',
    'Unsere Werkstatt liegt direkt am Bahnhof.',
    'Vår verkstad ligger vid hamnen.',
    'The right person will be part of a cheerful crew.',
    'You will join a team of nine bakers.',
    'Why are we hiring?',
    'Neugierig geworden?',
    'Qu’attendez-vous ?',
    'This is a wonderful opportunity to grow.',
    'Rejoignez une maison familiale !',
    'Additional requirements',
    'Full training provided',
    'You will receive comprehensive training.',
    'Paid on-the-job training',
    'Eine gründliche Einarbeitung ist selbstverständlich.',
  ])('asks nothing: %s', (sentence) => {
    expect(asksNothing(sentence)).toBe(true);
  });

  it.each([
    'We are looking for a nurse with experience of dementia care.',
    'We are looking for somebody who can bake.',
    'We expect you to work two Saturdays a month.',
    'Our ideal colleague speaks to customers with ease.',
    'Recruit and train new drivers',
    'Train everyone on the ward',
    'Completed vocational training',
    'Ensure that training is provided',
    'We train you, but you must bring your own car',
    'Wir suchen eine Verkäuferin mit Erfahrung im Buchhandel.',
    'Wir erwarten einen sicheren Umgang mit Kunden.',
    'Nous recherchons un cuisinier qui connaît les sauces.',
    'Buscamos una persona con don de gentes.',
    'Vi söker dig som har arbetat i butik.',
    'Are you able to lift 25 kg?',
    'Good references',
    'Professional appearance',
  ])('asks something: %s', (sentence) => {
    expect(asksNothing(sentence)).toBe(false);
  });

  it('is no requirement, wherever it is', async () => {
    expect(
      await quotesOf(
        'Baker\n\nOld Mill Bakery is looking for a baker to join our crew.\n\nRequirements\n- Own transport\n- We eat together on Mondays\n- You will be part of a small team\n- Can lift 25 kg\n',
      ),
    ).toEqual(['Baker', 'Own transport', 'Can lift 25 kg']);
  });

  it('is one nevertheless if it names a skill, years or a degree', async () => {
    expect(
      await quotesOf(
        'Baker\n\nOld Mill Bakery is looking for a baker with 3 years of experience and a food hygiene certificate.\n',
      ),
    ).toHaveLength(2);
  });

  it('leaves the list after “the successful applicant will” a list of requirements', async () => {
    expect(
      await quotesOf(
        'Teacher of Music\n\nWe can offer you:\nsmall classes\n\nThe successful applicant will:\nhold Qualified Teacher Status\nbe able to lead a choir\n',
      ),
    ).toEqual(['Teacher of Music', 'hold Qualified Teacher Status', 'be able to lead a choir']);
  });
});

describe('a sentence that only says who else may apply', () => {
  it.each([
    'Auch Quereinsteiger mit C1-Führerschein sind willkommen – den CE-Führerschein bezahlen wir.',
    'Berufsanfänger:innen sind herzlich willkommen',
    'Quereinsteiger sind bei uns genau richtig',
    'Quereinstieg möglich',
    'Career changers are welcome, we pay for your licence',
    'Career changers with a background in retail are welcome',
    'We also welcome newly qualified nurses, full training provided.',
    'Débutants acceptés',
    'Personas sin experiencia son bienvenidas',
    'Nyexaminerade är varmt välkomna',
  ])('asks for nothing: %s', (sentence) => {
    expect(onlyWelcomes(sentence)).toBe(true);
  });

  it.each([
    'Berufsanfänger sind willkommen, Führerschein Klasse B',
    'Quereinsteiger bitte mit Führerschein Klasse C',
    'Our guests feel welcome',
    'Newly qualified nurses with a PIN',
  ])('may ask for something: %s', (sentence) => {
    expect(onlyWelcomes(sentence)).toBe(false);
  });

  it('asks for no licence that it names', async () => {
    const { facts } = await readPosting(
      'Berufskraftfahrer (m/w/d)\n\nSpedition Holm\n\nDein Profil\n- Führerschein Klasse CE\n- Quereinsteiger mit C1-Führerschein sind willkommen – den Rest bezahlen wir\n',
    );
    expect(facts.licences.map(({ name }) => name)).toEqual(['Driving licence class CE']);
    expect(facts.requirements.map(({ quote }) => quote.text)).toEqual([
      'Berufskraftfahrer (m/w/d)',
      'Führerschein Klasse CE',
    ]);
  });
});

describe('an offer of training', () => {
  it.each([
    ['LKW-Fahrer', 'Ihr Profil', 'Wir bezahlen dir den Führerschein'],
    ['Truck driver', 'Requirements', 'We pay for your CDL'],
  ])('asks for no licence: %s', async (title, heading, offer) => {
    const { facts } = await readPosting(
      `${title}\n\nHelms GmbH\n\n${heading}\n- ${offer}\n- Pallet jack\n`,
    );
    expect(facts.licences).toEqual([]);
    expect(facts.requirements.map(({ quote }) => quote.text)).not.toContain(offer);
  });

  it.each([
    'Full training provided but you must hold a full UK driving licence',
    'Training provided - driving licence essential',
  ])('may have a demand beside it: %s', async (line) => {
    const { facts } = await readPosting(`Carer\n\nRequirements\n- ${line}\n`);
    expect(facts.licences).toHaveLength(1);
  });

  it('is no duty to train others', async () => {
    const line = 'Die Schulung neuer Mitarbeiter erfolgt durch dich';
    const { facts } = await readPosting(`Meister\n\nIhre Aufgaben\n- ${line}\n`);
    expect(facts.requirements.at(-1)?.quote.text).toBe(line);
  });
});

describe('duties that are not named', () => {
  it.each([
    'Other duties as assigned',
    'Performs other related duties as required.',
    'Does other duties, as and when required',
    'Carries out additional tasks as directed',
    'Any other tasks and projects that may be reasonably requested by the manager',
    'Übernahme weiterer anfallender Aufgaben nach Absprache',
  ])('are none: %s', async (line) => {
    const { facts } = await readPosting(
      `Clerk\n\nYour duties\n- Sort the mail\n- ${line}\n\nRequirements\n- ${line}\n- Excel\n`,
    );
    const quotes = facts.requirements.map(({ quote }) => quote.text);
    expect(quotes).toEqual(['Clerk', 'Sort the mail', 'Excel']);
  });

  it.each([
    'Other duties include answering the phone',
    'Other electrical and plumbing work as needed',
    'Perform related accounting work as required by GAAP',
    'Lead other projects as required, such as the move to a new office',
  ])('are asked for where they are named: %s', async (line) => {
    const { facts } = await readPosting(`Clerk\n\nYour duties\n- ${line}\n`);
    expect(facts.requirements.at(-1)?.quote.text).toBe(line);
  });
});

describe('what the law expects of a school', () => {
  it('is no skill of a teacher', async () => {
    const { facts } = await readPosting(
      'Teacher\n\nRequirements\n- Phonics\n\nThe school is committed to safeguarding and promoting the welfare of children.\n',
    );
    expect(facts.skills.map(({ name }) => name)).toEqual(['Phonics']);
  });
});

describe('a placement', () => {
  it('is no skill', async () => {
    const { facts } = await readPosting(
      'Nurse\n\nRequirements\n- Experience in an acute setting, or a final placement there\n',
    );
    expect(facts.skills.map(({ skillId }) => skillId)).toEqual(['acute-care']);
  });
});

describe('people in the care of a candidate', () => {
  it.each([
    'Freude am Umgang mit Patienten',
    'Erfahrung in der Arbeit mit Kindern und Jugendlichen',
    'Freundlicher Umgang mit Gästen',
    'Erfahrung mit Demenzpatienten',
    'Umgang mit Stammkunden',
  ])('are no skill: %s', async (item) => {
    const { facts } = await readPosting(`Pflegekraft\n\nHaus Linde\n\nIhr Profil\n- ${item}\n`);
    expect(facts.skills).toEqual([]);
    expect(facts.requirements.at(-1)?.quote.text).toBe(item);
  });
});

describe('payroll', () => {
  it('is a duty, not the pay of the job', async () => {
    expect(
      await quotesOf(
        'Buchhalterin\n\nIhre Aufgaben\n- Lohn- und Gehaltsabrechnungen erstellen\n- Belege ablegen\n',
      ),
    ).toEqual(['Buchhalterin', 'Lohn- und Gehaltsabrechnungen erstellen', 'Belege ablegen']);
  });
});

describe('an application procedure below the requirements', () => {
  it('asks nothing', async () => {
    expect(
      await quotesOf(
        'Teacher of Music\n\nRequirements\nAble to lead a choir\n\nAn application form is available on our website.\nCVs will not be accepted.\nThe school is committed to equality of opportunity.\n',
      ),
    ).toEqual(['Teacher of Music', 'Able to lead a choir']);
  });
});

describe('names in a sentence that', () => {
  it('seeks somebody: that of the employer is no skill', async () => {
    const { facts } = await readPosting(
      'Sales Assistant\n\nOld Mill Bakery is looking for a sales assistant.\n\nRequirements\n- Own transport\n',
    );
    expect(facts.skills).toEqual([]);
  });

  it('tells whom one works with are no skills', async () => {
    const { facts } = await readPosting(
      'Buchhalter\n\nIhre Aufgaben\n- Ansprechpartner für Wirtschaftsprüfer und Finanzamt\n- Austausch mit Steuerberatern\n',
    );
    expect(facts.skills).toEqual([]);
  });

  it('lists tools are skills, whether or not the taxonomy knows them', async () => {
    const { facts } = await readPosting(
      'Data Engineer\n\nRequirements\n- Zorbit and PostgreSQL\n- Ember, Spark and Kafka\n',
    );
    expect(facts.skills.map(({ name }) => name).toSorted()).toEqual(
      ['Ember', 'Kafka', 'PostgreSQL', 'Spark', 'Zorbit'].toSorted(),
    );
  });

  it('gives examples: the class of them is no skill', async () => {
    const { facts } = await readPosting(
      'Data Engineer\n\nRequirements\n- Familiarity with widely-used concepts such as recursion\n',
    );
    expect(facts.skills.map(({ name }) => name)).not.toContain('widely-used concepts');
  });
});
