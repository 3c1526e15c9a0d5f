import { readPosting } from '../read-posting.js';

async function askedIn(line: string, list = 'Requirements') {
  const { facts } = await readPosting(`Welder\n\n${list}\n- Welding\n- ${line}\n`);
  return {
    skills: facts.skills.map(({ name }) => name),
    requirements: facts.requirements.map(({ quote }) => quote.text),
  };
}

describe('a contact person', () => {
  it.each([
    ['Requirements', 'Contact person: Jane Miller, Human Resources'],
    ['Requirements', 'Your contact for questions is Mr. Miller in Financial Accounting.'],
    ['Ihr Profil', 'Ansprechpartner für Rückfragen: Petra Sommer, Personalentwicklung'],
    ['Ihr Profil', 'Ihre Ansprechpartnerin ist Frau Sommer, Projektmanagement'],
    ['Profil', 'Personne à contacter : Jeanne Petit, responsable des ressources humaines'],
    ['Profil', 'Votre contact : Mme Petit, contrôle de gestion'],
    ['Requisitos', 'Persona de contacto: Ana Ruiz, recursos humanos'],
    ['Krav', 'Kontaktperson: Anna Berg, projektledning'],
  ])('is no requirement (%s): %s', async (list, line) => {
    const { skills, requirements } = await askedIn(line, list);
    expect(requirements).not.toContain(line);
    expect(requirements.join('\n')).toMatch(/Weld/);
    expect(skills).toEqual(['Welding']);
  });

  it.each([
    'Act as contact person for accounting questions',
    'Keep in contact with suppliers of steel',
    'Contact lens fitting is required',
  ])('is not meant: %s', async (line) => {
    expect((await askedIn(line)).requirements).toContain(line);
  });

  it('is not meant in a duty of the role', async () => {
    const line = 'Ansprechpartner für Kunden und Lieferanten';
    expect((await askedIn(line, 'Ihr Profil')).requirements).toContain(line);
  });
});
