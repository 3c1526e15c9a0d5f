import { readdirSync, readFileSync } from 'node:fs';
import { AppError, limits, type ErrorCode } from '@rolefit/contracts';
import { makeBombPdf, makeBrokenPdf, makePdf, makeScannedPdf, resumes, truncatePdf } from '@rolefit/testing';
import { retryOnTimeout } from './pdf/testing/retry-on-timeout.js';
import { PdfTextReader } from './pdf-text.reader.js';

/** A child process for each file, real ones: what is tested is how they end. */
const readers: PdfTextReader[] = [];

function aReader(options?: ConstructorParameters<typeof PdfTextReader>[0]): PdfTextReader {
  const reader = new PdfTextReader(options);
  readers.push(reader);
  return reader;
}

async function codeOf(reading: Promise<unknown>): Promise<ErrorCode> {
  const error: unknown = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`expected an AppError, got ${String(error)}`);
  return error.code;
}

/** What a file comes to, whatever else the machine does: a reading that it gave no time says nothing of the file, and is made anew, as a job would be. */
const patiently = (reader: PdfTextReader, file: Buffer) => retryOnTimeout(() => reader.read(file));

afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});

/** The children that read files and were started by this process: the fourth field of a stat is the parent. */
function readersOfThisProcess(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const parent = readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\) /s, '').split(' ')[1];
        return Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('pdf-text.child');
      } catch {
        return false;
      }
    });
}

describe('PdfTextReader', () => {
  it.each(Object.entries(resumes))('reads each line of the %s resume', async (_name, lines) => {
    const { text, pages } = await patiently(aReader(), makePdf(lines, { linesPerPage: 20 }));
    expect(pages).toBe(Math.ceil(lines.length / 20));
    expect(text.split('\n').filter((line) => line !== '')).toEqual(lines.filter((line) => line !== ''));
    expect(text).not.toMatch(/-- \d+ of \d+ --/);
  });

  it('says which files it cannot read, and why', async () => {
    const reader = aReader();
    const whole = makePdf(resumes.nurse);
    expect(await codeOf(patiently(reader, makePdf(resumes.nurse, { userPassword: 'secret' })))).toBe('RESUME_ENCRYPTED');
    expect(await codeOf(patiently(reader, makeScannedPdf()))).toBe('RESUME_NO_TEXT');
    expect(await codeOf(patiently(reader, makePdf(['Curriculum vitae'])))).toBe('RESUME_NO_TEXT');
    expect(await codeOf(patiently(reader, makeBrokenPdf()))).toBe('RESUME_UNREADABLE');
    expect(await codeOf(patiently(reader, Buffer.alloc(0)))).toBe('RESUME_UNREADABLE');
    expect(await codeOf(patiently(reader, Buffer.from('<html><body>My resume</body></html>')))).toBe('RESUME_UNREADABLE');
    for (const share of [0.3, 0.6, 0.97]) expect(await codeOf(patiently(reader, truncatePdf(whole, share)))).toBe('RESUME_UNREADABLE');
    expect((await patiently(reader, whole)).text).toContain('Registered Nurse');
  });

  it('calls a file damaged rather than a scan where it had to be repaired and next to nothing is left', async () => {
    const little = makePdf(['Curriculum vitae']).toString('latin1');
    expect(await codeOf(patiently(aReader(), Buffer.from(little.replaceAll(' 0 obj\n', ' 0 obj\n\n'), 'latin1')))).toBe('RESUME_UNREADABLE');
    const much = makePdf(resumes.nurse).toString('latin1');
    expect((await patiently(aReader(), Buffer.from(much.replaceAll(' 0 obj\n', ' 0 obj\n\n'), 'latin1'))).text).toContain('Registered Nurse');
  });

  it('does not take the whole resume from a file that lacks its end', async () => {
    // pdf.js would repair this one from the objects that are left.
    const cut = makePdf([...resumes.software, ...resumes.nurse], { linesPerPage: 10 });
    expect(await codeOf(patiently(aReader(), cut.subarray(0, cut.indexOf('xref\n'))))).toBe('RESUME_UNREADABLE');
  });

  it('takes a file with something behind its end', async () => {
    const padded = Buffer.concat([makePdf(resumes.nurse), Buffer.alloc(50_000, '\n')]);
    expect((await patiently(aReader(), padded)).text).toContain('Epic');
  });

  it('reads no more than the first pages and characters', async () => {
    const manyPages = makePdf(Array.from({ length: limits.resumePages + 20 }, (_, page) => `This is what stands on page ${page + 1}.`), { linesPerPage: 1 });
    const many = await patiently(aReader(), manyPages);
    expect(many.pages).toBe(limits.resumePages + 20);
    expect(many.text).toContain(`page ${limits.resumePages}.`);
    expect(many.text).not.toContain(`page ${limits.resumePages + 1}.`);

    const long = await patiently(aReader(), makePdf(Array.from({ length: 2_500 }, () => 'word '.repeat(20))));
    expect(long.text.length).toBeLessThanOrEqual(limits.resumeTextChars);
    expect(long.text.length).toBeGreaterThan(limits.resumeTextChars - 10);
  });

  it('ends a decompression bomb and reads the next file', async () => {
    const reader = aReader({ processes: 1 });
    const bomb = makeBombPdf();
    expect(bomb.length).toBeLessThan(16 * 1024);
    expect(await codeOf(patiently(reader, bomb))).toBe('RESUME_TOO_COMPLEX');
    expect((await patiently(reader, makePdf(resumes.software))).text).toContain('Fjordbank');
  });

  it('ends a file that takes too long', async () => {
    const reader = aReader({ processes: 1, residentBytes: 8 * 1024 ** 3, wallMs: 3_000 });
    await patiently(reader, makePdf(resumes.nurse));
    expect(await codeOf(patiently(reader, makeBombPdf()))).toBe('RESUME_TOO_COMPLEX');
    expect((await patiently(reader, makePdf(resumes.nurse))).text).toContain('Columbus');
  });

  // Elsewhere than on Linux nobody tells what a child has used.
  (process.platform === 'linux' ? it : it.skip)('blames no file for a machine that gave its child no time', async () => {
    const reader = aReader({ processes: 1, wallMs: 3_000 });
    await patiently(reader, makePdf(resumes.nurse));
    for (const pid of readersOfThisProcess()) process.kill(pid, 'SIGSTOP');
    const reading = await reader.read(makePdf(resumes.nurse)).catch((error: unknown) => error);
    expect(reading).toBeInstanceOf(Error);
    expect(reading).not.toBeInstanceOf(AppError);
    expect((await patiently(reader, makePdf(resumes.nurse))).text).toContain('Columbus');
  });

  it('keeps this process free while a hostile file is read', async () => {
    const before = process.cpuUsage();
    const since = performance.now();
    await expect(aReader({ processes: 1 }).read(makeBombPdf())).rejects.toThrow();
    const { user, system } = process.cpuUsage(before);
    // Read here, it would have this process at work for all of that time, but for what other processes are given of it; by processor time, which does not grow with them.
    expect((user + system) / 1_000).toBeLessThan(Math.max(1_000, (performance.now() - since) / 2));
  });

  it('reads many files at once, each its own text', async () => {
    const reader = aReader({ processes: 2, filesPerProcess: 3 });
    const texts = await Promise.all(
      Array.from({ length: 12 }, (_, index) => patiently(reader, makePdf([...resumes.accountant, `Reference number ${index}`])).then(({ text }) => text)),
    );
    texts.forEach((text, index) => expect(text.endsWith(`Reference number ${index}`)).toBe(true));
  });

  it('stops reading when it is told to, and goes on with the next', async () => {
    const reader = aReader({ processes: 1 });
    const controller = new AbortController();
    const aborted = reader.read(makeBombPdf(), { signal: controller.signal });
    const next = reader.read(makePdf(resumes.nurse));
    setTimeout(() => controller.abort(new Error('shutting down')), 300);
    await expect(aborted).rejects.toThrow('shutting down');
    expect((await next).text).toContain('Registered Nurse');
    await expect(reader.read(makePdf(resumes.nurse), { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow('too late');
  });

  it('blames no file for being closed', async () => {
    const reader = aReader({ processes: 1 });
    const readings = [reader.read(makeBombPdf()), reader.read(makePdf(resumes.nurse))];
    setTimeout(() => void reader.close(), 300);
    for (const outcome of await Promise.allSettled(readings)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.not.objectContaining({ name: 'AppError' }) as unknown });
    }
    await expect(reader.read(makePdf(resumes.nurse))).rejects.toThrow('closed');
  });
});
