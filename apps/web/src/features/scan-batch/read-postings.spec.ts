import { limits } from '@rolefit/contracts';
import { readBytes, readPostings } from './read-postings';

const posting = {
  jobDescription: 'We look for a nurse',
  companyName: 'Harbour Clinic',
  url: 'https://jobs.example.org/1',
  logo: '',
  title: '',
};

const bytes = (content: Uint8Array) => new Uint8Array(content).buffer;

describe('a file of postings', () => {
  it.each([
    ['our own names', 'jobDescription,companyName,url'],
    ['plain words', 'Description,Company,URL'],
    ['names of a spreadsheet', '"Job Description",Company_Name,"Job-Post URL"'],
  ])('may have columns with %s', (_kind, header) => {
    expect(
      readPostings(`${header}\n${posting.jobDescription},${posting.companyName},${posting.url}`),
    ).toEqual({ postings: [posting], count: 1 });
  });

  it('keeps an incomplete record, so that it can be completed', () => {
    expect(readPostings('description;company;link;title;unknown\nText;;;Nurse;x\nOnly')).toEqual({
      postings: [
        { ...posting, jobDescription: 'Text', companyName: '', url: '', title: 'Nurse' },
        { ...posting, jobDescription: 'Only', companyName: '', url: '' },
      ],
      count: 2,
    });
  });

  it('uses the first non-empty one of two equivalent columns', () => {
    expect(readPostings('posting,description\n,Second\nFirst,Second')).toMatchObject({
      postings: [{ jobDescription: 'Second' }, { jobDescription: 'First' }],
    });
  });

  it('may be a JSON array of objects or texts, also inside an object', () => {
    const { jobDescription, companyName, url } = posting;
    expect(
      readPostings(
        JSON.stringify([
          { description: jobDescription, company: companyName, url, extra: { a: 1 } },
        ]),
      ),
    ).toEqual({ postings: [posting], count: 1 });
    expect(
      readPostings(
        JSON.stringify({
          count: 1,
          jobs: [{ jobDescription, companyName, url, logo: null, title: null }],
        }),
      ),
    ).toEqual({ postings: [posting], count: 1 });
    expect(
      readPostings(JSON.stringify({ jobDescription, companyName, url, tags: ['a', 'b'] })),
    ).toEqual({ postings: [posting], count: 1 });
    expect(readPostings('\ufeff["A text", null]')).toMatchObject({
      postings: [{ jobDescription: 'A text' }, { jobDescription: '' }],
    });
  });

  it.each([
    ['a CSV without a column for the text', 'company,url\nA,https://a.example', /jobDescription/],
    ['a header without records', 'description,company\n', /no posting/],
    ['an open quotation mark', 'description\n"open', /line 2/],
    ['broken JSON', '[{"a":', /JSON/],
    ['JSON without a list', '{"a":1}', /array/],
    ['an empty list', '[]', /empty/],
    ['an empty file', '', /jobDescription/],
  ])('reports %s', (_kind, text, problem) => {
    expect(readPostings(text)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('may have the encodings of spreadsheets', () => {
    const expected = {
      postings: [{ ...posting, jobDescription: 'Pflegekraft für Köln', companyName: '', url: '' }],
      count: 1,
    };
    const csv = 'description\nPflegekraft für Köln';
    const wide = Buffer.from(`\ufeff${csv}`, 'utf16le');
    for (const content of [
      Buffer.from(csv),
      Buffer.from(csv, 'latin1'),
      Buffer.from(wide),
      Buffer.from(wide).swap16(),
    ])
      expect(readBytes(bytes(content))).toEqual(expected);
  });

  it('is rejected if it is not text', () => {
    expect(readBytes(bytes(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0])))).toEqual({
      problem: expect.stringContaining('CSV'),
    });
  });

  it('returns postings up to the limit of a batch, and their total', () => {
    const many = limits.batchPostings + 20;
    for (const text of [
      `description\n${'text\n'.repeat(many)}`,
      JSON.stringify(Array(many).fill('text')),
    ]) {
      const read = readPostings(text);
      expect('postings' in read && [read.postings.length, read.count]).toEqual([
        limits.batchPostings,
        many,
      ]);
    }
  });

  it('looks up the name of each column once, however many records there are', () => {
    const columns = 300;
    const lookedUp = jest.spyOn(String.prototype, 'toLowerCase');
    try {
      readPostings(`description,${'ab,'.repeat(columns)}\n${'x\n'.repeat(columns)}`);
      expect(lookedUp.mock.calls.length).toBeLessThan(2 * columns);
    } finally {
      lookedUp.mockRestore();
    }
  });
});
