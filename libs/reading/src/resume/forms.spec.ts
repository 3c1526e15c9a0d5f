import { readResume } from '../read-resume.js';

const read = (text: string) => readResume(text, { asOf: '2026-11-21' });

async function rolesOf(text: string) {
  const { facts } = await read(text);
  return facts.roles.map(({ title, employer, start }) => [title, employer, start]);
}

describe('a form that labels the parts of each role', () => {
  it.each([
    [
      'English',
      'Work experience\n\nDates: 03/2019 - Present\nOccupation or position held: Payroll Clerk\nMain activities and responsibilities: Monthly payroll for 300 people\nName and address of employer: Hillmoor Foods, Harbour Street 2, Delft\nType of business or sector: Food production\n\nDates: 09/2015 - 02/2019\nOccupation or position held: Office Assistant, reception\nMain activities and responsibilities: Telephone, post and appointments\nName and address of employer: Corner Books, Leeds\n',
      ['Payroll Clerk', 'Hillmoor Foods', '2019-03'],
      ['Office Assistant', 'Corner Books', '2015-09'],
    ],
    [
      'English, in two columns',
      'Work experience\n\nDates\t03/2019 - Present\nOccupation or position held\tPayroll Clerk\nMain activities and responsibilities\tMonthly payroll for 300 people\nName and address of employer\tHillmoor Foods, Harbour Street 2, Delft\n\nDates\t09/2015 - 02/2019\nOccupation or position held\tOffice Assistant, reception\nMain activities and responsibilities\tTelephone, post\nName and address of employer\tCorner Books, Leeds\n',
      ['Payroll Clerk', 'Hillmoor Foods', '2019-03'],
      ['Office Assistant', 'Corner Books', '2015-09'],
    ],
    [
      'German',
      'Berufserfahrung\n\nDatum: 03/2019 - heute\nBeruf oder Funktion: Lohnbuchhalterin\nWichtigste Tätigkeiten und Zuständigkeiten: Löhne für 300 Beschäftigte\nName und Adresse des Arbeitgebers: Hügelmoor Lebensmittel, Hafenstraße 2, Kassel\nTätigkeitsbereich oder Branche: Lebensmittel\n\nDatum: 09/2015 - 02/2019\nBeruf oder Funktion: Bürokauffrau, Empfang\nWichtigste Tätigkeiten und Zuständigkeiten: Telefon, Post\nName und Adresse des Arbeitgebers: Eckladen Bücher, Fulda\n',
      ['Lohnbuchhalterin', 'Hügelmoor Lebensmittel', '2019-03'],
      ['Bürokauffrau', 'Eckladen Bücher', '2015-09'],
    ],
    [
      'French',
      "Expérience professionnelle\n\nDates : 03/2019 - aujourd'hui\nFonction ou poste occupé : Gestionnaire de paie\nPrincipales activités et responsabilités : Paie mensuelle de 300 salariés\nNom et adresse de l'employeur : Collines Alimentaires, 2 rue du Port, Lille\nType ou secteur d'activité : agroalimentaire\n\nDates : 09/2015 - 02/2019\nFonction ou poste occupé : Assistante administrative, accueil\nPrincipales activités et responsabilités : Téléphone, courrier\nNom et adresse de l'employeur : Livres du Coin, Roubaix\n",
      ['Gestionnaire de paie', 'Collines Alimentaires', '2019-03'],
      ['Assistante administrative', 'Livres du Coin', '2015-09'],
    ],
    [
      'Spanish',
      'Experiencia laboral\n\nFechas: 03/2019 - actualidad\nProfesión o cargo desempeñado: Técnica de nóminas\nFunciones y responsabilidades principales: Nóminas de 300 personas\nNombre y dirección de la empresa o empleador: Alimentos Colina, calle del Puerto 2, Gijón\nTipo de empresa o sector: Alimentación\n\nFechas: 09/2015 - 02/2019\nProfesión o cargo desempeñado: Auxiliar administrativa, recepción\nFunciones y responsabilidades principales: Teléfono, agenda\nNombre y dirección de la empresa o empleador: Libros Esquina, Avilés\n',
      ['Técnica de nóminas', 'Alimentos Colina', '2019-03'],
      ['Auxiliar administrativa', 'Libros Esquina', '2015-09'],
    ],
    [
      'Swedish',
      'Arbetslivserfarenhet\n\nDatum: 03/2019 – pågående\nYrke eller befattning: Löneadministratör\nHuvudsakliga arbetsuppgifter: Löner för 300 anställda\nArbetsgivarens namn och adress: Kullens Livsmedel, Hamngatan 2, Gävle\n\nDatum: 09/2015 – 02/2019\nBefattning: Kontorsassistent, reception\nHuvudsakliga arbetsuppgifter: Telefon, post\nArbetsgivarens namn och adress: Hörnets Böcker, Falun\n',
      ['Löneadministratör', 'Kullens Livsmedel', '2019-03'],
      ['Kontorsassistent', 'Hörnets Böcker', '2015-09'],
    ],
  ])('names each employer after its label in %s', async (_, text, first, second) => {
    expect(await rolesOf(text)).toEqual([first, second]);
  });

  it('keeps an employer whose label is above the dates', async () => {
    const roles = await rolesOf(
      'Work experience\n\nEmployer: Dale House\nDates: 03/2019 - Present\nPosition: Cook\nSoups for 200 guests a day\n\nEmployer: Elm Hotel\nDates: 09/2015 - 02/2019\nPosition: Kitchen Porter\nCleaned the kitchen\n',
    );
    expect(roles.map(([, employer]) => employer)).toEqual(['Dale House', 'Elm Hotel']);
  });

  it('has the work as evidence, but no address of an employer', async () => {
    const { facts } = await read(
      'Work experience\n\nDates: 03/2019 - Present\nOccupation or position held: Payroll Clerk\nMain activities and responsibilities: Monthly payroll for 300 people\nName and address of employer: Training and Care Centre, Delft\n',
    );
    expect(facts.statements.map(({ quote }) => quote.text)).toEqual([
      'Main activities and responsibilities: Monthly payroll for 300 people',
    ]);
  });

  it('shows no skill by the name of an employer', async () => {
    const { facts } = await read(
      'Work experience\n\nDates: 03/2019 - Present\nOccupation or position held: Payroll Clerk\nMain activities and responsibilities: Monthly payroll for 300 people\nName and address of employer: Docker Foods Ltd, Delft\n',
    );
    expect(facts.skills.map(({ name }) => name)).toEqual(['Payroll']);
  });

  it.each([
    [
      'Education and training\n\nDates: 09/2012 - 06/2015\nTitle of qualification awarded: Bachelor of Science in Accounting\n',
      'bachelor',
      'Accounting',
    ],
    [
      'Éducation et formation\n\nDates : 09/2012 - 06/2015\nIntitulé du certificat ou diplôme délivré : BTS Comptabilité et gestion\n',
      'associate',
      'Comptabilité et gestion',
    ],
    [
      'Schul- und Berufsbildung\n\nDatum: 09/2012 - 06/2015\nBezeichnung der erworbenen Qualifikation: Bachelor in Informatik\n',
      'bachelor',
      'Informatik',
    ],
  ])('names a qualification: %s', async (text, level, field) => {
    const { facts } = await read(text);
    expect(facts.roles).toEqual([]);
    expect(facts.education).toMatchObject([{ level, field }]);
  });
});
