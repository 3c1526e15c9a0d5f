import { csvRow } from './csv.js';

describe('a row of CSV', () => {
  it('keeps commas, quotation marks, line ends and all scripts within their cells', () => {
    expect(csvRow(['a,b', 'say "hi"', 'one\r\ntwo', 'Zoë 漢字 🌱', ''])).toBe('"a,b","say ""hi""","one\r\ntwo","Zoë 漢字 🌱",""\r\n');
  });

  it('writes numbers and truth bare, and nothing for what is not there', () => {
    expect(csvRow([0, 74, true, false, null])).toBe('0,74,true,false,\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '=cmd|\' /C calc\'!A0', '=HYPERLINK("https://evil.example";"x")'])('lets %j be no formula', (text) => {
    expect(csvRow([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  it.each(['a=1', '5 - 3', "'quoted'", ' =1', 'x;=1'])('leaves %j as it is, in one cell', (text) => {
    expect(csvRow([text])).toBe(`"${text}"\r\n`);
  });
});
