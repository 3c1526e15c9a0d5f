import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { AppError, limits, type ErrorCode } from '@rolefit/contracts';
import {
  makeBombPdf,
  makeBrokenPdf,
  makePdf,
  makeScannedPdf,
  resumes,
  truncatePdf,
} from '@rolefit/testing';
import { retryOnTimeout } from './testing/retry-on-timeout.js';
import { ResumeTextReader } from './resume-text.reader.js';

/** Real child processes, one per file: the tests cover how they end. */
const readers: ResumeTextReader[] = [];

function aReader(options?: ConstructorParameters<typeof ResumeTextReader>[0]): ResumeTextReader {
  const reader = new ResumeTextReader(options);
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

/** The outcome of a file on a busy machine: a reading that got no CPU time is not the file's fault and is retried, as a job would be. */
const patiently = (reader: ResumeTextReader, file: Buffer) =>
  retryOnTimeout(() => reader.read(file));

afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});

/** PDF children of this process: the fourth field of a stat is the parent. */
function readersOfThisProcess(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const parent = readFileSync(`/proc/${pid}/stat`, 'latin1')
          .replace(/^.*\) /s, '')
          .split(' ')[1];
        return (
          Number(parent) === process.pid &&
          readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('resume-text.child')
        );
      } catch {
        return false;
      }
    });
}

describe('what ResumeTextReader reads', () => {
  // Shared, because a child takes half a second to start.
  const reader = new ResumeTextReader({ processes: 1 });
  afterAll(() => reader.close());

  it.each(Object.entries(resumes))('reads each line of the %s resume', async (_name, lines) => {
    const { text, pages } = await patiently(reader, makePdf(lines, { linesPerPage: 20 }));
    expect(pages).toBe(Math.ceil(lines.length / 20));
    expect(text.split('\n').filter((line) => line !== '')).toEqual(
      lines.filter((line) => line !== ''),
    );
    expect(text).not.toMatch(/-- \d+ of \d+ --/);
  });

  it('reports which files it cannot read, and why', async () => {
    const whole = makePdf(resumes.nurse);
    expect(
      await codeOf(patiently(reader, makePdf(resumes.nurse, { userPassword: 'secret' }))),
    ).toBe('RESUME_ENCRYPTED');
    expect(await codeOf(patiently(reader, makeScannedPdf()))).toBe('RESUME_NO_TEXT');
    expect(await codeOf(patiently(reader, makePdf(['Curriculum vitae'])))).toBe('RESUME_NO_TEXT');
    expect(await codeOf(patiently(reader, makeBrokenPdf()))).toBe('RESUME_UNREADABLE');
    expect(await codeOf(patiently(reader, Buffer.alloc(0)))).toBe('RESUME_UNREADABLE');
    expect(
      await codeOf(patiently(reader, Buffer.from('<html><body>My resume</body></html>'))),
    ).toBe('RESUME_FORMAT_UNSUPPORTED');
    for (const share of [0.3, 0.6, 0.97])
      expect(await codeOf(patiently(reader, truncatePdf(whole, share)))).toBe('RESUME_UNREADABLE');
    expect((await patiently(reader, whole)).text).toContain('Registered Nurse');
  });

  it('reports a repaired file with hardly any text as damaged and not as a scan', async () => {
    const little = makePdf(['Curriculum vitae']).toString('latin1');
    expect(
      await codeOf(
        patiently(reader, Buffer.from(little.replaceAll(' 0 obj\n', ' 0 obj\n\n'), 'latin1')),
      ),
    ).toBe('RESUME_UNREADABLE');
    const much = makePdf(resumes.nurse).toString('latin1');
    expect(
      (await patiently(reader, Buffer.from(much.replaceAll(' 0 obj\n', ' 0 obj\n\n'), 'latin1')))
        .text,
    ).toContain('Registered Nurse');
  });

  it('rejects a truncated file instead of reading half a resume', async () => {
    // pdf.js would repair this one from the remaining objects.
    const cut = makePdf([...resumes.software, ...resumes.nurse], { linesPerPage: 10 });
    expect(await codeOf(patiently(reader, cut.subarray(0, cut.indexOf('xref\n'))))).toBe(
      'RESUME_UNREADABLE',
    );
  });

  it('accepts a file with trailing bytes', async () => {
    const padded = Buffer.concat([makePdf(resumes.nurse), Buffer.alloc(50_000, '\n')]);
    expect((await patiently(reader, padded)).text).toContain('Epic');
  });

  it('reads no more than the first pages and characters', async () => {
    const manyPages = makePdf(
      Array.from(
        { length: limits.resumePages + 20 },
        (_, page) => `This is what stands on page ${page + 1}.`,
      ),
      { linesPerPage: 1 },
    );
    const many = await patiently(reader, manyPages);
    expect(many.pages).toBe(limits.resumePages + 20);
    expect(many.text).toContain(`page ${limits.resumePages}.`);
    expect(many.text).not.toContain(`page ${limits.resumePages + 1}.`);

    const long = await patiently(
      reader,
      makePdf(Array.from({ length: 2_500 }, () => 'word '.repeat(20))),
    );
    expect(long.text.length).toBeLessThanOrEqual(limits.resumeTextChars);
    expect(long.text.length).toBeGreaterThan(limits.resumeTextChars - 10);
  });
});

describe('ResumeTextReader', () => {
  it('kills the reader of a decompression bomb without blocking this process, and reads the next file', async () => {
    const reader = aReader({ processes: 1 });
    const bomb = makeBombPdf();
    expect(bomb.length).toBeLessThan(16 * 1024);
    const before = process.cpuUsage();
    const since = performance.now();
    expect(await codeOf(patiently(reader, bomb))).toBe('RESUME_TOO_COMPLEX');
    const { user, system } = process.cpuUsage(before);
    // Reading in this process would occupy it for all of that time. Measured in CPU time, which does not depend on other processes.
    expect((user + system) / 1_000).toBeLessThan(Math.max(1_000, (performance.now() - since) / 2));
    expect((await patiently(reader, makePdf(resumes.software))).text).toContain('Fjordbank');
  });

  it('kills the reader of a file that takes too long', async () => {
    const reader = aReader({ processes: 1, residentBytes: 8 * 1024 ** 3, wallMs: 4_000 });
    await patiently(reader, makePdf(resumes.nurse));
    expect(await codeOf(patiently(reader, makeBombPdf()))).toBe('RESUME_TOO_COMPLEX');
    expect((await patiently(reader, makePdf(resumes.nurse))).text).toContain('Columbus');
  });

  // Only Linux reports the resources of a child.
  (process.platform === 'linux' ? it : it.skip)(
    'blames no file for a machine that gave its child no time',
    async () => {
      const reader = aReader({ processes: 1, wallMs: 3_000 });
      await patiently(reader, makePdf(resumes.nurse));
      for (const pid of readersOfThisProcess()) process.kill(pid, 'SIGSTOP');
      const reading = await reader.read(makePdf(resumes.nurse)).catch((error: unknown) => error);
      expect(reading).toBeInstanceOf(Error);
      expect(reading).not.toBeInstanceOf(AppError);
      expect((await patiently(reader, makePdf(resumes.nurse))).text).toContain('Columbus');
    },
  );

  (process.platform === 'linux' ? it : it.skip)(
    'gives a child that got no time another chance instead of starting over',
    async () => {
      const reader = aReader({ processes: 1, wallMs: 3_000 });
      await patiently(reader, makePdf(resumes.nurse));
      const children = readersOfThisProcess();
      for (const pid of children) process.kill(pid, 'SIGSTOP');
      const reading = reader.read(makePdf(resumes.nurse));
      setTimeout(() => children.forEach((pid) => process.kill(pid, 'SIGCONT')), 4_000);
      expect((await reading).text).toContain('Columbus');
      expect(readersOfThisProcess()).toEqual(children);
    },
  );

  (process.platform === 'linux' ? it : it.skip)(
    'stands back once a child is warm, and during an expensive first file',
    async () => {
      const lowered = Math.min(getPriority() + 10, constants.priority.PRIORITY_LOW);
      const reader = aReader({ processes: 1, residentBytes: 8 * 1024 ** 3 });
      await patiently(reader, makePdf(resumes.nurse));
      expect(readersOfThisProcess().map((pid) => getPriority(pid))).toEqual([lowered]);
      await reader.close();

      const controller = new AbortController();
      const bomb = aReader({ processes: 1, residentBytes: 8 * 1024 ** 3, wallMs: 200_000 })
        .read(makeBombPdf(), { signal: controller.signal })
        .catch(() => undefined);
      for (let isLow = false; !isLow; await new Promise((resolve) => setTimeout(resolve, 20)))
        isLow = readersOfThisProcess().some((pid) => getPriority(pid) === lowered);
      controller.abort();
      await bomb;
    },
  );

  it('reads many files concurrently, each with its own text', async () => {
    const reader = aReader({ processes: 2, filesPerProcess: 3 });
    const texts = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        patiently(reader, makePdf([...resumes.accountant, `Reference number ${index}`])).then(
          ({ text }) => text,
        ),
      ),
    );
    texts.forEach((text, index) => expect(text.endsWith(`Reference number ${index}`)).toBe(true));
  });

  it('stops reading on abort, and continues with the next file', async () => {
    const reader = aReader({ processes: 1 });
    const controller = new AbortController();
    const aborted = reader.read(makeBombPdf(), { signal: controller.signal });
    const next = reader.read(makePdf(resumes.nurse));
    setTimeout(() => controller.abort(new Error('shutting down')), 300);
    await expect(aborted).rejects.toThrow('shutting down');
    expect((await next).text).toContain('Registered Nurse');
    await expect(
      reader.read(makePdf(resumes.nurse), { signal: AbortSignal.abort(new Error('too late')) }),
    ).rejects.toThrow('too late');
  });

  it('reports no error of the file when it is closed', async () => {
    const reader = aReader({ processes: 1 });
    const readings = [reader.read(makeBombPdf()), reader.read(makePdf(resumes.nurse))];
    setTimeout(() => void reader.close(), 300);
    for (const outcome of await Promise.allSettled(readings)) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: expect.not.objectContaining({ name: 'AppError' }) as unknown,
      });
    }
    await expect(reader.read(makePdf(resumes.nurse))).rejects.toThrow('closed');
  });
});
