import { csvRow } from './csv.js';

describe('a row of CSV', () => {
  it('keeps commas, quotation marks, line ends and all scripts within their cells', () => {
    expect(csvRow(['a,b', 'say "hi"', 'one\r\ntwo', 'Zoë 漢字 🌱', ''])).toBe(
      '"a,b","say ""hi""","one\r\ntwo","Zoë 漢字 🌱",""\r\n',
    );
  });

  it('writes numbers and booleans unquoted, and null as an empty cell', () => {
    expect(csvRow([0, 74, true, false, null])).toBe('0,74,true,false,\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '＝1',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("https://evil.example";"x")',
  ])('escapes %j, which would be a formula', (text) => {
    expect(csvRow([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  it.each(['a=1', '5 - 3', "'quoted'", ' =1', 'x;=1'])('keeps %j unchanged in one cell', (text) => {
    expect(csvRow([text])).toBe(`"${text}"\r\n`);
  });
});
