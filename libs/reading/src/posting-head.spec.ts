import { limits } from '@rolefit/contracts';
import { readPostingHead } from './posting-head.js';

describe('readPostingHead', () => {
  it.each([
    ['Community Nurse\nNorthlight Care, Harbour District\n\nWe visit people.', 'Northlight Care'],
    ['Senior Front-end Developer\nHarbourlight Software\nBergen', 'Harbourlight Software'],
    ['Sous Chef at Blue Anchor\n\nYou run the line.', 'Blue Anchor'],
    ['Pflegefachkraft (m/w/d)\nArbeitgeber: Klinikum Nord\n\nAufgaben', 'Klinikum Nord'],
    ['Truck Driver\n\nHelms & Sons is looking for a driver.', 'Helms & Sons'],
    ['Accountant\n\nYou keep the books.\n\nAbout Fjordbank\nWe are a bank.', 'Fjordbank'],
    ['HGV Driver\nFellside Haulage - Carlisle - £38,000 a year\n\nYou drive.', 'Fellside Haulage'],
    ['Web Developer\n\nAt Kelpie Labs, we build maps.', 'Kelpie Labs'],
    ['Web Developer\n\nKelpie Labs is currently recruiting a developer.', 'Kelpie Labs'],
    ['Koch (m/w/d)\n\nDie Seeblick Gastro GmbH sucht einen Koch.', 'Seeblick Gastro GmbH'],
    ['Koch\n\nDas Gasthaus Mühle ist ein Familienbetrieb.', 'Gasthaus Mühle'],
    ['Cuisinier H/F\n\nLe Relais Fontaine recrute un cuisinier.', 'Le Relais Fontaine'],
    ['Cocinero\n\nGrupo Almenar busca un cocinero.', 'Grupo Almenar'],
    [
      'Spedition Krämer GmbH – Berufskraftfahrer (m/w/d), Standort Kassel\n\nWir fahren.',
      'Spedition Krämer GmbH',
    ],
    ['Truck Driver | Nights | Helms Haulage Ltd\n\nYou drive.', 'Helms Haulage Ltd'],
    ['Stelle: Krämer Logistik GmbH – Fahrer\n\nWir fahren.', 'Krämer Logistik GmbH'],
    ['Koch\n\nHotel Adler sucht Verstärkung', 'Hotel Adler'],
    ['Steuerfachwirt (m/w/d)\n\nBrenner & Kolb mbB, Münster\n\nWir rechnen.', 'Brenner & Kolb mbB'],
    ['Kock\n\nSjövik Restaurang AB söker en kock.', 'Sjövik Restaurang AB'],
  ])('finds the company: %j', (text, company) => {
    expect(readPostingHead(text).company).toBe(company);
  });

  it.each([
    'Warehouse Worker\nFull-time, 40 hours\n\nYou pick orders.',
    'Warehouse Worker\nRequirements\n- A forklift licence',
    'Warehouse Worker\n\nAbout the team\nWe are ten.',
    'Warehouse Worker\nPermanent contract - £24,000 a year',
    'Warehouse Worker\n\nOur client is looking for a worker.',
    'Warehouse Worker\n\nThis is a busy role.',
    'Illustrator\n\nFreelance',
    'Cook\n\nHotel experience preferred',
    'Lagerist (m/w/d)\nVollzeit, unbefristet\n\nWir suchen einen Lageristen.',
    'Magasinier\nCDI - Lyon\n\nNous recherchons un magasinier.',
    'Bilingual Technical Recruiter\n\nWe believe that services should be easy to use.',
    '',
  ])('guesses no company where none is named: %j', (text) => {
    expect(readPostingHead(text).company).toBe('');
  });

  it('finds the title and the first secure link, without what follows it', () => {
    expect(
      readPostingHead(
        'Sous Chef\nBlue Anchor\n\nApply at http://old.example or (https://jobs.example/7?x=1).\nhttps://other.example',
      ),
    ).toEqual({ title: 'Sous Chef', company: 'Blue Anchor', url: 'https://jobs.example/7?x=1' });
  });

  it('reads a text of any length in linear time, within the limits', () => {
    const head = readPostingHead(`Chef\n${'A'.repeat(limits.postingChars * 2)}`);
    expect(head.company.length).toBeLessThanOrEqual(limits.companyNameChars);
  });
});
