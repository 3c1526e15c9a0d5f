import { readFile, readPostings } from './read-file';

const posting = { jobDescription: 'We look for a nurse', companyName: 'Harbour Clinic', url: 'https://jobs.example.org/1', logo: '', title: '' };

/** jsdom's own File has no arrayBuffer. */
function aFile(bytes: BlobPart | Uint8Array, size?: number): File {
  const buffer = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : (bytes as Uint8Array);
  return { name: 'x', size: size ?? buffer.length, arrayBuffer: async () => buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength) } as unknown as File;
}

describe('a file of postings', () => {
  it.each([
    ['our own names', 'jobDescription,companyName,url'],
    ['plain words', 'Description,Company,URL'],
    ['names of a spreadsheet', '"Job Description",Company_Name,"Job-Post URL"'],
  ])('may name its columns by %s', (_kind, header) => {
    expect(readPostings(`${header}\n${posting.jobDescription},${posting.companyName},${posting.url}`)).toEqual({ postings: [posting] });
  });

  it('keeps a record that lacks fields, so that they can be filled in', () => {
    expect(readPostings('description;company;link;title;unknown\nText;;;Nurse;x\nOnly')).toEqual({
      postings: [
        { ...posting, jobDescription: 'Text', companyName: '', url: '', title: 'Nurse' },
        { ...posting, jobDescription: 'Only', companyName: '', url: '' },
      ],
    });
  });

  it('takes the first of two columns that mean the same and say something', () => {
    expect(readPostings('posting,description\n,Second\nFirst,Second')).toMatchObject({ postings: [{ jobDescription: 'Second' }, { jobDescription: 'First' }] });
  });

  it('may be a JSON array, also inside an object, of objects or texts', () => {
    const { jobDescription, companyName, url } = posting;
    expect(readPostings(JSON.stringify([{ description: jobDescription, company: companyName, url, extra: { a: 1 } }]))).toEqual({ postings: [posting] });
    expect(readPostings(JSON.stringify({ count: 1, jobs: [{ jobDescription, companyName, url, logo: null, title: null }] }))).toEqual({ postings: [posting] });
    expect(readPostings(JSON.stringify({ jobDescription, companyName, url, tags: ['a', 'b'] }))).toEqual({ postings: [posting] });
    expect(readPostings('\ufeff["A text", null]')).toMatchObject({ postings: [{ jobDescription: 'A text' }, { jobDescription: '' }] });
  });

  it.each([
    ['a CSV without a column for the text', 'company,url\nA,https://a.example', /jobDescription/],
    ['nothing but a header', 'description,company\n', /no posting/],
    ['an open quotation mark', 'description\n"open', /line 2/],
    ['broken JSON', '[{"a":', /JSON/],
    ['JSON without a list', '{"a":1}', /array/],
    ['an empty list', '[]', /empty/],
    ['nothing at all', '', /jobDescription/],
  ])('says what is wrong with %s', (_kind, text, problem) => {
    expect(readPostings(text)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('may come in the encodings that spreadsheets save in', async () => {
    const expected = { postings: [{ ...posting, jobDescription: 'Pflegekraft für Köln', companyName: '', url: '' }] };
    const csv = 'description\nPflegekraft für Köln';
    await expect(readFile(aFile(csv))).resolves.toEqual(expected);
    await expect(readFile(aFile(new Uint8Array(Buffer.from(csv, 'latin1'))))).resolves.toEqual(expected);
    const wide = Buffer.from(`\ufeff${csv}`, 'utf16le');
    await expect(readFile(aFile(new Uint8Array(wide)))).resolves.toEqual(expected);
    await expect(readFile(aFile(new Uint8Array(wide.swap16())))).resolves.toEqual(expected);
  });

  it('is refused where it is too large or no text', async () => {
    await expect(readFile(aFile('x', 17 * 1024 * 1024))).resolves.toEqual({ problem: expect.stringContaining('16 MB') });
    await expect(readFile(aFile(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0])))).resolves.toEqual({ problem: expect.stringContaining('CSV') });
  });
});
