import { readPosting } from '../read-posting.js';

async function requirementsUnder(title: string, heading: string, lines: readonly string[]) {
  const { facts } = await readPosting(`${title}\n\n${heading}\n${lines.join('\n')}\n`);
  return facts.requirements
    .filter(({ kind }) => kind !== 'title')
    .map(({ importance, quote }) => `${importance}: ${quote.text}`);
}

const asking = [
  ['en', 'Florist', 'We ask for', 'A steady hand and a good eye'],
  ['en', 'Florist', 'You’ll need', 'A steady hand and a good eye'],
  ['en', 'Florist', 'We would love to hear from people who', 'Have a steady hand'],
  ['en', 'Florist', 'Is this you?', 'A steady hand and a good eye'],
  ['de', 'Florist', 'Das wünschen wir uns von dir', 'Freude an Farben und Pflanzen'],
  ['de', 'Florist', 'Anforderungsprofil', 'Freude an Farben und Pflanzen'],
  ['de', 'Florist', 'Womit du bei uns punktest', 'Freude an Farben und Pflanzen'],
  ['de', 'Florist', 'Was dich auszeichnet', 'Freude an Farben und Pflanzen'],
  ['de', 'Florist', 'Das macht Sie aus', 'Freude an Farben und Pflanzen'],
  ['de', 'Florist', 'Was Sie mitbringen sollten', 'Freude an Farben und Pflanzen'],
  ['fr', 'Fleuriste', 'Ce que nous recherchons', 'Goût des couleurs et des plantes'],
  ['fr', 'Fleuriste', 'Qualités requises', 'Goût des couleurs et des plantes'],
  ['es', 'Florista', 'Lo que buscamos', 'Gusto por los colores y las plantas'],
] as const;

const wishing = [
  ['en', 'Florist', 'It would be great if you also had', 'A van for deliveries to churches'],
  ['de', 'Florist', 'Das wäre auch noch schön', 'Ein Lieferwagen für Fahrten zu Kirchen'],
  ['fr', 'Fleuriste', 'Idéalement', 'Une camionnette pour livrer les églises'],
  ['es', 'Florista', 'Se valorará', 'Una furgoneta para repartir en iglesias'],
  ['sv', 'Florist', 'Det är meriterande', 'En skåpbil för leveranser till kyrkor'],
] as const;

const silent = [
  ['en', 'Florist', 'In return we offer', 'Flowers for your birthday'],
  ['en', 'Florist', 'What we can give you', 'Flowers for your birthday'],
  ['en', 'Florist', 'Sound like you?', 'Tell Maria when you can start'],
  ['en', 'Florist', 'How we hire', 'A morning in the shop with the team'],
  ['de', 'Florist', 'Das darfst du von uns erwarten', 'Blumen zum Geburtstag'],
  ['de', 'Florist', 'Das bekommst du von uns', 'Blumen zum Geburtstag'],
  ['de', 'Florist', 'Klingt gut?', 'Dann ruf Maria im Laden an'],
  ['fr', 'Fleuriste', 'Nos avantages', 'Des fleurs pour votre anniversaire'],
  ['fr', 'Fleuriste', 'Conditions de travail', 'Un dimanche sur trois au magasin'],
  ['fr', 'Fleuriste', 'Le processus de recrutement', 'Une matinée au magasin avec Maria'],
  ['es', 'Florista', 'Te ofrecemos', 'Flores por tu cumpleaños'],
  ['sv', 'Florist', 'Låter det intressant?', 'Ring Maria i butiken'],
] as const;

describe('a heading that is a phrase', () => {
  it.each(asking)('%s: for a %s, "%s" opens requirements', async (_, title, heading, line) => {
    expect(await requirementsUnder(title, heading, [line])).toEqual([`must: ${line}`]);
  });

  it.each(wishing)('%s: for a %s, "%s" opens wishes', async (_, title, heading, line) => {
    expect(await requirementsUnder(title, heading, [line])).toEqual([`nice: ${line}`]);
  });

  it.each(['Wofür wir dich brauchen', 'Was du bei uns tust'])(
    '“%s” opens duties',
    async (heading) => {
      expect(await requirementsUnder('Florist', heading, ['Du bindest Kränze für Feste.'])).toEqual(
        ['duty: Du bindest Kränze für Feste.'],
      );
    },
  );

  it.each(silent)('%s: for a %s, "%s" asks for nothing', async (_, title, heading, line) => {
    expect(await requirementsUnder(title, heading, [line])).toEqual([]);
  });

  it('opens duties for what the reader will do, and requirements for what the reader will need', async () => {
    const { facts } = await readPosting(
      'Florist\n\nWhat you’ll do\nBind wreaths for the market\nWhat you’ll need\nA steady hand and a good eye\n',
    );
    expect(facts.requirements.map(({ importance }) => importance)).toEqual([
      'must',
      'duty',
      'must',
    ]);
  });

  it('may be the beginning of its list, in German', async () => {
    const { facts } = await readPosting(
      'Erzieher\n\nWir freuen uns auf Sie, wenn Sie\n- Freude an der Arbeit mit Kindern haben\n- gern im Garten sind\n\nEs erwarten Sie\n- 30 Tage Urlaub\n- Fortbildungen\n',
    );
    expect(facts.requirements.map(({ quote }) => quote.text)).toEqual([
      'Erzieher',
      'Freude an der Arbeit mit Kindern haben',
      'gern im Garten sind',
    ]);
  });

  it('is no item of a list that only begins like one', async () => {
    const lines = ['Interested in the arts', 'Voraussetzungslose Neugier', 'Einsatzbereitschaft'];
    expect(await requirementsUnder('Florist', 'Requirements', lines)).toHaveLength(lines.length);
  });
});
