import { mendScan } from './mend-scan.js';

describe('mendScan', () => {
  it.each([
    ['bullets as letters', 'SKILLS\ne Java\ne Git\n\ne Docker', 'SKILLS\n- Java\n- Git\n- Docker'],
    ['bullets as signs', '© Java\n© Git\n© 3 years of Go', '- Java\n- Git\n- 3 years of Go'],
    ['a bar for the letter', 'Nurse. | care for\n| am calm', 'Nurse. I care for\nI am calm'],
    ['gaps in a list', '- Java\n\n\n- Git', '- Java\n- Git'],
  ])('mends %s', (_, recognised, text) => {
    expect(mendScan(recognised)).toBe(text);
  });

  it.each([
    ['a line that goes on', 'Español\ne Inglés'],
    ['letters before small ones', 'e java\ne git\ne docker'],
    ['a bar between facts', 'Ada | Columbus'],
  ])('leaves %s', (_, text) => {
    expect(mendScan(text)).toBe(text);
  });
});
