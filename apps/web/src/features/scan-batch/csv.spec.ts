import { CsvError, parseCsv } from './csv';

describe('parseCsv', () => {
  it('keeps separators, line breaks and quotation marks in quoted fields', () => {
    expect([
      ...parseCsv(
        'company,text\r\n"Hill, Son & Co","First line\r\nsays ""hello""\n\nLast, line"\r\nPlain,short\r\n',
      ),
    ]).toEqual([
      ['company', 'text'],
      ['Hill, Son & Co', 'First line\r\nsays "hello"\n\nLast, line'],
      ['Plain', 'short'],
    ]);
  });

  it('ignores a byte order mark, also before a quotation mark', () => {
    expect([...parseCsv('\ufeff"company",url\nA,b')]).toEqual([
      ['company', 'url'],
      ['A', 'b'],
    ]);
  });

  it.each([
    ['semicolons', 'company;text\nA;"b, c, d; e"\n', ['A', 'b, c, d; e']],
    ['tabs', 'company\ttext\nA\tb, c\n', ['A', 'b, c']],
    [
      'the separator of the line sep=, even if others are more frequent',
      'sep=;\r\n"company, town, land";text\nA;"b, c"',
      ['A', 'b, c'],
    ],
    ['commas, even if a quoted header contains semicolons', '"company;;;",text\nA,b', ['A', 'b']],
  ])('reads %s', (_name, csv, record) => {
    expect([...parseCsv(csv)][1]).toEqual(record);
  });

  it('keeps empty fields, also trailing ones, and skips empty lines', () => {
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

  it('reads a last record without a line break, and carriage returns as line breaks', () => {
    expect([...parseCsv('a,b\r1,"2"')]).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('reports the line of an unclosed quotation mark', () => {
    expect(() => [...parseCsv('a,b\n1,2\n3,"four\nfive')]).toThrow(CsvError);
    expect(() => [...parseCsv('a,b\n1,2\n3,"four\nfive')]).toThrow(/line 3/);
    expect(() => [...parseCsv('a,b\r1,2\r\n3,"four\rfive')]).toThrow(/line 3/);
  });

  it('keeps quotation marks in the middle of a plain field', () => {
    expect([...parseCsv('a\nthe "best" one')]).toEqual([['a'], ['the "best" one']]);
  });
});
