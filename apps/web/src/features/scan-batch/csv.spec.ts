import { CsvError, parseCsv } from './csv';

describe('parseCsv', () => {
  it('keeps separators, line ends and quotation marks that stand in quotation marks', () => {
    expect([...parseCsv('company,text\r\n"Hill, Son & Co","First line\r\nsays ""hello""\n\nLast, line"\r\nPlain,short\r\n')]).toEqual([
      ['company', 'text'],
      ['Hill, Son & Co', 'First line\r\nsays "hello"\n\nLast, line'],
      ['Plain', 'short'],
    ]);
  });

  it('takes a byte order mark for what it is, also before a quotation mark', () => {
    expect([...parseCsv('\ufeff"company",url\nA,b')]).toEqual([
      ['company', 'url'],
      ['A', 'b'],
    ]);
  });

  it.each([
    ['semicolons', 'company;text\nA;"b, c, d; e"\n', ['A', 'b, c, d; e']],
    ['tabs', 'company\ttext\nA\tb, c\n', ['A', 'b, c']],
    ['what the line sep= says, though the header has more of others', 'sep=;\r\n"company, town, land";text\nA;"b, c"', ['A', 'b, c']],
    ['commas, though a quoted header has semicolons', '"company;;;",text\nA,b', ['A', 'b']],
  ])('reads %s', (_name, csv, record) => {
    expect([...parseCsv(csv)][1]).toEqual(record);
  });

  it('keeps empty fields, at the end too, and leaves out empty lines', () => {
    expect([...parseCsv('a,b,c\n\n,,\n1,,\n,2,"")\n\r\n""\n,')]).toEqual([
      ['a', 'b', 'c'],
      ['1', '', ''],
      ['', '2', ')'],
    ]);
    expect([...parseCsv('a,b\n1,')]).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
    expect([...parseCsv('')]).toEqual([]);
  });

  it('reads the last record without a line end, and line ends of old systems', () => {
    expect([...parseCsv('a,b\r1,"2"')]).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('names the line of a quotation mark that is never closed', () => {
    expect(() => [...parseCsv('a,b\n1,2\n3,"four\nfive')]).toThrow(CsvError);
    expect(() => [...parseCsv('a,b\n1,2\n3,"four\nfive')]).toThrow(/line 3/);
    expect(() => [...parseCsv('a,b\r1,2\r\n3,"four\rfive')]).toThrow(/line 3/);
  });

  it('keeps quotation marks in the middle of a plain field', () => {
    expect([...parseCsv('a\nthe "best" one')]).toEqual([['a'], ['the "best" one']]);
  });
});
