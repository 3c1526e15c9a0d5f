import { splitLines } from '../document/lines.js';
import { isContact } from './head.js';
import { sectionLines } from './sections.js';

async function isContactLine(line: string): Promise<boolean> {
  const [first] = await sectionLines(splitLines(`${line}\n\nSkills\nJava`));
  return first !== undefined && isContact(first);
}

describe('lines of contact data', () => {
  it.each([
    'Lena Brook - page 2 of 3',
    'Lena Brook – Seite 2 von 3',
    'Lena Brook | page 2 sur 3',
    'Lena Brook · página 2 de 3',
    'Lena Brook – sida 2 av 3',
    'My GitHub profile: lbrook',
    'GitHub-Profil: lbrook',
    'Mon profil LinkedIn : [votre adresse]',
    'Mi perfil [su dirección]',
    'Min LinkedIn-profil: lbrook',
    '[Ihre Telefonnummer]',
    '[om du vill: infoga en bild]',
  ])('include %j', async (line) => {
    await expect(isContactLine(line)).resolves.toBe(true);
  });

  it.each([
    'Leitete 2 von 3 Teams',
    'Maintained the GitHub profile of a charity with 40 projects in it',
    'Tableaux [Excel], bases de données',
  ])('do not include %j', async (line) => {
    await expect(isContactLine(line)).resolves.toBe(false);
  });
});
