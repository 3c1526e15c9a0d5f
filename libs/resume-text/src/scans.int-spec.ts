import { AppError } from '@rolefit/contracts';
import {
  isNightly,
  linesOfScan,
  makePdf,
  makeScannedPdf,
  makeScans,
  resumes,
  type ScannedPageName,
} from '@rolefit/testing';
import {
  type ResumeText,
  ResumeTextReader,
  type ResumeTextReaderOptions,
} from './resume-text.reader.js';
import { retryOnTimeout } from './testing/retry-on-timeout.js';

const readers: ResumeTextReader[] = [];
function aReader(options: ResumeTextReaderOptions = {}): ResumeTextReader {
  const reader = new ResumeTextReader({ processes: 1, ...options });
  readers.push(reader);
  return reader;
}
// Generous, since the machine may be busy: only the tests of limits are about time.
const reader = aReader({ scan: { wallMs: 240_000 } });
afterAll(() => Promise.all(readers.map((each) => each.close())));

const read = (bytes: Buffer, by = reader): Promise<ResumeText> =>
  retryOnTimeout(() => by.read(bytes));

async function codeOf(bytes: Buffer, by = reader): Promise<string> {
  try {
    await read(bytes, by);
    return 'read';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const wordsIn = (text: string): readonly string[] =>
  text
    .replace(/[’']/g, '’')
    .match(/[\p{L}\p{N}][\p{L}\p{N}.+#/’@-]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu) ?? [];

/** The share of the pages' words that a text contains, counting repetitions. */
function found(pages: readonly ScannedPageName[], text: string): number {
  const counts = new Map<string, number>();
  for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = wordsIn(pages.flatMap((name) => linesOfScan(name)).join('\n'));
  expect(words.length).toBeGreaterThan(70);
  const hits = words.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left > 0;
  });
  return hits.length / words.length;
}

const names = ['software', 'nurse', 'accountant', 'german', 'french'] as const;
/** Over six pages, it has fewer letters than the minimum for a text document. */
const order = 'Rate it 100';
const noPages = (count: number) => Array.from({ length: count }, () => null);

/** A page takes seconds of processor time, so one document serves the tests that need many: ten pages, and one more. */
let long: Promise<ResumeText> | undefined;
const longScan = () =>
  (long ??= read(
    makeScans([...noPages(5), ...names, 'software'], {
      after: `BT 3 Tr /F1 11 Tf 60 500 Td (${order}) Tj ET`,
    }),
  ));

describe('a scan', () => {
  it('of five pages that are skewed, blurred and faded yields .97 of the words, in three languages', async () => {
    const result = await longScan();
    expect(result).toMatchObject({ readAs: 'scan', format: 'pdf', pages: 11, hidden: [] });
    for (const name of names)
      expect([name, found([name], result.text) > 0.94]).toEqual([name, true]);
    expect(found(names, result.text)).toBeGreaterThanOrEqual(0.97);
  });

  it('has its pages in order, and its lists as lists', async () => {
    const { text } = await longScan();
    const titles = names.map((name) => text.indexOf(linesOfScan(name)[1]!));
    expect(titles).toEqual(titles.filter((at) => at >= 0).toSorted((a, b) => a - b));
    expect(text).toMatch(/^- \p{Lu}/mu);
  });

  it('is read by what it shows, not by the invisible text below it', async () => {
    expect((await longScan()).text).not.toContain(order);
  });

  it('is recognised up to its tenth page', async () => {
    expect((await longScan()).text.split('Mira Solvang')).toHaveLength(2);
    expect(await codeOf(makeScans([...noPages(10), 'nurse']))).toBe('RESUME_NO_TEXT');
  });

  /** Each sheet is smaller than its page, whose white is brighter than the paper. */
  const positions = [
    ['on its left side', '0 430 -608 0 610 180'],
    ['on its right side', '0 -430 608 0 2 610'],
    ['upright', '430 0 0 608 90 90'],
    ['on its head', '-430 0 0 -608 520 700'],
  ] as const;
  it.each(isNightly ? positions : positions.slice(0, 1))(
    'is read between written pages, in the order of the document, though its sheet lies %s',
    async (_, matrix) => {
      const written = resumes.accountant;
      const { text, readAs, pages } = await read(
        makeScans([written.slice(0, 12), 'german', written.slice(12)], { matrix }),
      );
      expect([readAs, pages]).toEqual(['scan', 3]);
      expect(found(['german'], text)).toBeGreaterThanOrEqual(0.94);
      const places = [written[0]!, 'Gesundheits- und', written.at(-1)!].map((line) =>
        text.indexOf(line),
      );
      expect(places).toEqual(places.filter((at) => at >= 0).toSorted((a, b) => a - b));
      for (const line of written) expect(text).toContain(line);
    },
  );

  it('is not made of a PDF that has text beside its pictures', async () => {
    expect(await read(makePdf(resumes.nurse))).toMatchObject({ readAs: 'text' });
  });

  it('is refused where no word can be recognised', async () => {
    expect(await codeOf(makeScannedPdf())).toBe('RESUME_NO_TEXT');
  });
});

describe('the limits of a scan', () => {
  it('end one that takes too long, and written pages are read, beside it and in the next resume', async () => {
    const impatient = aReader({ scan: { wallMs: 300 } });
    expect(await codeOf(makeScans(['software', 'nurse', 'accountant', 'german']), impatient)).toBe(
      'RESUME_TOO_COMPLEX',
    );
    const { text, readAs } = await read(makeScans([resumes.nurse, 'german']), impatient);
    expect([readAs, found(['nurse'], text)]).toEqual(['text', 1]);
    expect((await read(makePdf(resumes.nurse), impatient)).text).toContain('Registered Nurse');
  });

  it('end one that takes too much memory', async () => {
    const small = aReader({ scan: { wallMs: 240_000, residentBytes: 120 * 1024 ** 2 } });
    expect(await codeOf(makeScans(['software']), small)).toBe('RESUME_TOO_COMPLEX');
  });

  it('end one that takes too much CPU time', async () => {
    const frugal = aReader({ scan: { wallMs: 240_000, cpuSeconds: 1 } });
    expect(await codeOf(makeScans(['software', 'nurse', 'accountant']), frugal)).toBe(
      process.platform === 'linux' ? 'RESUME_TOO_COMPLEX' : 'read',
    );
  });
});
