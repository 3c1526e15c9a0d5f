import { findEducationLevels } from './education.js';

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
