import { educationField, findEducationLevels } from './education.js';

describe('initials', () => {
  it.each([
    'BA (Hons) History',
    'BA History, Hull, 2019',
    'BS Biology, Hillside, 2012',
    'Holds a BA degree',
  ])('name a degree: “%s”', (line) => {
    expect(findEducationLevels(line).map(({ level }) => level)).toEqual(['bachelor']);
  });

  it.each(['MS Office, Excel 2016', 'BA cabin crew', 'BA, Hull'])('are none in “%s”', (line) => {
    expect(findEducationLevels(line)).toEqual([]);
  });
});

describe('the field after a degree', () => {
  it.each([
    ['Master of Science in Nursing (MSN)', 'Nursing'],
    ["Bachelor's degree in botany or zoology and at least two years outdoors", 'botany or zoology'],
    ['Bachelor of Arts in History or related field', 'History'],
    [
      'Bachelor’s degree in botany, zoology, marine biology, forestry, horticulture, agronomy or a related field',
      'botany, zoology, marine biology, forestry, horticulture',
    ],
    ['Apprenticeship as a glazier or equivalent', 'glazier'],
    ['Abgeschlossene Ausbildung zum Glaser oder vergleichbare Qualifikation', 'Glaser'],
    ['Abgeschlossenes Studium der Botanik oder gleichwertiger Abschluss', 'Botanik'],
  ])('of “%s”', (line, field) => {
    const end = findEducationLevels(line).at(-1)?.end ?? 0;
    expect(educationField(line, end)).toBe(field);
  });
});
