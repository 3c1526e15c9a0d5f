import { readPosting } from '../read-posting.js';

async function titleOf(headline: string): Promise<string | undefined> {
  const { facts } = await readPosting(`${headline}\n\nHarbour Works\n\nRequirements\n- Welding\n`);
  return facts.title?.text;
}

describe('the title of a posting', () => {
  it.each([
    ['Sachbearbeiter Einkauf in Voll- oder Teilzeit', 'Sachbearbeiter Einkauf'],
    ['Erzieher (m/w/d) in Vollzeit oder Teilzeit', 'Erzieher'],
    ['Pflegefachkraft (m|w|d), 80-100 %', 'Pflegefachkraft'],
    ['Krankenpfleger (w/m/divers) in Teilzeit', 'Krankenpfleger'],
    ['Nurse, full or part time', 'Nurse'],
    ['Nurse (full-time/part-time)', 'Nurse'],
    ['Part-time Cleaner', 'Cleaner'],
    ['Técnico/a de laboratorio', 'Técnico/a de laboratorio'],
    ['Infirmier H/F à temps plein ou partiel', 'Infirmier'],
    ['Comptable (F/H/X) - CDI temps plein', 'Comptable'],
    ['Cocinero a tiempo completo', 'Cocinero'],
    ['Enfermera (H/M) jornada completa o parcial', 'Enfermera'],
    ['Sjuksköterska på heltid eller deltid', 'Sjuksköterska'],
    ['Gardener (20 hours/week)', 'Gardener'],
    ['Gardener [36 hours per week]', 'Gardener'],
    ['Gardener – 37.5 hrs pw', 'Gardener'],
    ['20-30 h/week: Gardener', 'Gardener'],
    ['Gardener 20h/week (fixed term)', 'Gardener'],
    ['Gärtner (m/w/d) 30 Std./Woche', 'Gärtner'],
    ['Gärtner, 38,5 Stunden-Woche (m/w/d)', 'Gärtner'],
    ['Koch 38,5 h/W', 'Koch'],
    ['Jardinier (35h/semaine)', 'Jardinier'],
    ['Jardinero (20 horas semanales)', 'Jardinero'],
    ['Städare 75%, 30 timmar/vecka', 'Städare'],
    ['GARDENER NEEDED - IMMEDIATE START', 'GARDENER'],
    ['Now hiring: Gardener', 'Gardener'],
    ['Gärtner (m/w/d) dringend gesucht', 'Gärtner'],
    ['Nous recrutons : Jardinier', 'Jardinier'],
    ['Se busca jardinero', 'jardinero'],
    ['Städare sökes', 'Städare'],
  ])('ends before the terms of employment: %s', async (headline, title) => {
    expect(await titleOf(headline)).toBe(title);
  });

  it.each([
    'Full Stack Developer',
    'Hiring Manager',
    'Time Study Engineer',
    'Teilzeitberater',
    'Sjuksköterska till vårdcentral',
    '24 hour call handler',
  ])('keeps words that only look alike: %s', async (headline) => {
    expect(await titleOf(headline)).toBe(headline);
  });

  it.each([
    ['Wir suchen zum nächstmöglichen Zeitpunkt eine/n', 'Medizinische/n Fachangestellte/n (m/w/d)'],
    ['Verstärke unser Team als', 'Weltenbummler (m/w/d)'],
    ['We are looking for a', 'Wayfinder'],
    ['Nous recherchons un(e)', 'Jardinier'],
  ])('is in the line after “%s”', async (opening, title) => {
    expect(await titleOf(`${opening}\n\n${title}`)).toBe(title.replace(' (m/w/d)', ''));
  });

  it.each([
    ['Lagermitarbeiter / Staplerfahrer gesucht!', 'Lagermitarbeiter / Staplerfahrer'],
    ['Forklift driver wanted!', 'Forklift driver'],
    ['Für unseren Kunden suchen wir dich als Staplerfahrer (m/w/d).', 'Staplerfahrer'],
  ])('does not include the call for applicants: %s', async (opening, title) => {
    expect(await titleOf(`${opening}\n\nHeben und fahren.`)).toBe(title);
  });

  it('is no question before such a call', async () => {
    expect(await titleOf('Are you a nurse? We’re hiring!\n\nWard Nurse')).toBe('Ward Nurse');
  });

  it('may name payroll, which is no term of pay', async () => {
    expect(await titleOf('Lohn- und Gehaltsbuchhalter/in (w/m/d)')).toBe(
      'Lohn- und Gehaltsbuchhalter/in',
    );
    expect(await titleOf('Gehaltsvorstellung bitte angeben')).not.toBe(
      'Gehaltsvorstellung bitte angeben',
    );
  });

  it.each([
    ['Spedition Krämer GmbH – Berufskraftfahrer (m/w/d)', 'Berufskraftfahrer'],
    ['St. Mary’s Hospital - Registered Nurse', 'Registered Nurse'],
    ['Truck Driver | Helms Haulage Ltd', 'Truck Driver'],
    ['Registered Nurse – Acute Hospital', 'Registered Nurse – Acute Hospital'],
    ['School Cook - Meadow Primary', 'School Cook - Meadow Primary'],
    ['Position: Krämer Transport GmbH – Truck Driver', 'Truck Driver'],
    ['Truck Driver - Denver, CO', 'Truck Driver - Denver, CO'],
    ['Truck Driver - up to 25 kg', 'Truck Driver - up to 25 kg'],
    ['Emergency Department – Registered Nurse', 'Emergency Department – Registered Nurse'],
    ['Embedded Systems – Software Engineer', 'Embedded Systems – Software Engineer'],
  ])('does not include the employer: %j', async (headline, title) => {
    expect(await titleOf(`${headline}\n\nWe look after each other.`)).toBe(title);
  });

  it('skips a line that only welcomes career changers', async () => {
    expect(await titleOf('Quereinsteiger sind willkommen\n\nGärtner')).toBe('Gärtner');
  });

  it('leaves no gap where a mark of genders was', async () => {
    expect(await titleOf('Senior Accountant (m/f/d), Hamburg')).toBe('Senior Accountant, Hamburg');
  });

  it('quotes the posting', async () => {
    const text = 'Full-time Gardener (m/f/d), part-time possible\n\nRequirements\n- Pruning\n';
    const { facts } = await readPosting(text);
    const { start, end, text: quoted } = facts.title!.quote;
    expect(text.slice(start, end)).toBe(quoted);
  });
});

describe('an item of a list', () => {
  it('is no title, whatever role it names', async () => {
    const { facts } = await readPosting(
      'Oddjobber for the estate\n\nDuties\nHelp the gardener\nDrive the head chef to market\n',
    );
    expect(facts.title?.text).toBe('Oddjobber for the estate');
  });
});

it('is a requirement once, although it may begin like a duty', async () => {
  const { facts } = await readPosting(
    'Staff Nurse\n\nWhat you will do\n- Plan care with the team\n\nRequirements\n- Wound care\n',
  );
  expect(facts.requirements.map(({ kind, quote }) => [kind, quote.text])).toEqual([
    ['title', 'Staff Nurse'],
    ['duty', 'Plan care with the team'],
    ['skill', 'Wound care'],
  ]);
  expect(facts.duties.map(({ quote }) => quote.text)).toEqual(['Plan care with the team']);
});
