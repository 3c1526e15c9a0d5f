import { isFillText, isSkillName, isTemplate } from './listed-name.js';

describe('an item of a list', () => {
  it.each([
    'Schweißen',
    'Comptabilité',
    'Soldadura',
    'Svetsning',
    'EN 1090',
    'SQL Server',
    'MIT App Inventor',
  ])('is the name of a skill: %j', (item) => expect(isSkillName(item)).toBe(true));

  it.each([
    'Tool 2',
    'Fähigkeit 1',
    'Compétence 2',
    'Herramienta A',
    'Färdighet 3',
    'with customers',
    'für Kunden',
    'pour les clients',
    'para clientes',
    'för kunder',
    'Describe your work',
    'Beschreiben Sie Aufgaben',
    'Décrivez vos missions',
    'Indique sus tareas',
    'Beskriv ditt arbete',
    'Seite 2',
    'Sida 2',
  ])('is no name of a skill: %j', (item) => {
    expect(isSkillName(item)).toBe(false);
  });
});

describe('Latin filler text', () => {
  it('is recognised', () => {
    expect(isFillText('Donec congue')).toBe(true);
    expect(isFillText('Doneck Congress')).toBe(false);
  });
});

describe('a template', () => {
  it.each([
    'Your name, your position, company name, month year',
    'Max Mustermann, Ihre Firma, Name der Hochschule, [Einfügen: Titel]',
    'Prénom Nom, intitulé du poste, nom de l’entreprise, votre adresse',
    'Nombre Apellidos, su puesto, nombre de la empresa, [Inserte una fecha]',
    'Förnamn Efternamn, din titel, företagets namn, [infoga ett datum]',
  ])('is recognised by what nobody has filled in: %j', (text) => {
    expect(isTemplate(text)).toBe(true);
  });

  it('is none for a few of them', () => {
    expect(isTemplate('Fügen Sie Ihren Namen ein: Max Mustermann, Ihre Firma')).toBe(false);
  });
});
