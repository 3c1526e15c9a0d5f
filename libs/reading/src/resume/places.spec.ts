import { readResumeBuiltin } from './read.js';

const placesOf = async (head: string) =>
  (
    await readResumeBuiltin(
      `${head}\n\nEXPERIENCE\nBaker, Miller Bros, Hull\n2019 - 2024\n- Baked bread`,
      '2026-01-15',
    )
  ).places.map(({ place }) => place);

describe('where a person lives', () => {
  it.each([
    ['among the contact data', 'Nora Quill\nLeeds | nora@example.org | 07700 900123', 'Leeds'],
    ['after the name', 'Nora Quill, Bristol BS5', 'Bristol'],
    ['with its county', 'Nora Quill\nDartford, Kent. Own van.', 'Dartford, Kent'],
    ['below the name', 'Nora Quill\nValencia', 'Valencia'],
    ['after a postcode', 'Nora Quill\nAm Hang 4, 34117 Kassel', 'Kassel'],
    ['after a date of birth', 'Nora Quill, geboren am 12.05.1988, Kassel', 'Kassel'],
    ['in a German address', 'Nora Quill\nAnschrift: Am Hang 4, 34117 Kassel', 'Kassel'],
    ['in a Swedish address', 'Nora Quill\nAdress: Hamngatan 3C, 803 20 Gävle (Sverige)', 'Gävle'],
    ['in a Dutch address', 'Nora Quill\nAddress: 14 Mill Lane, 2611 AB Delft', 'Delft'],
    ['in a British address', 'Nora Quill\nAddress: 14 Mill Lane, Newport NP20 5QX', 'Newport'],
    ['in an American address', 'Nora Quill\nAddress: 14 Mill Lane, Dayton, OH 45402', 'Dayton, OH'],
    ['after a label', 'Nora Quill\nWohnort: Bad Hersfeld', 'Bad Hersfeld'],
  ])('is read %s', async (_where, head, place) => {
    expect(await placesOf(head)).toEqual([place]);
  });

  it.each([
    ['a title', 'Nora Quill\nHead Baker'],
    ['a skill', 'Nora Quill\nPython'],
    ['an organisation', 'Nora Quill\nMiller Ltd'],
    ['a street', 'Nora Quill\n2330 Mill Road'],
    ['anything where the name is missing', 'PASTRY CHEF\nStrengths'],
  ])('is not %s', async (_what, head) => {
    expect(await placesOf(head)).toEqual([]);
  });
});
