import { Test } from '@nestjs/testing';
import { createLogger, LOGGER } from '@rolefit/config';
import { makePdf, resumes } from '@rolefit/testing';
import { ResumeTextModule } from './resume-text.module.js';
import { ResumeTextReader } from './resume-text.reader.js';
import { detectSandbox } from './sandbox.js';
import { retryOnTimeout } from './testing/retry-on-timeout.js';

async function aModule(log: string[] = []) {
  const logger = {
    provide: LOGGER,
    useValue: createLogger({ log: { level: 'info' } }, 'test', {
      write: (line: string) => void log.push(line),
    }),
  };
  const module = await Test.createTestingModule({
    imports: [
      {
        module: class LoggerOfTest {},
        global: true,
        providers: [logger],
        exports: [LOGGER],
      },
      ResumeTextModule,
    ],
  }).compile();
  return module.init();
}

describe('ResumeTextModule', () => {
  it('reads PDFs, and stops its children with the process', async () => {
    const module = await aModule();
    const reader = module.get(ResumeTextReader);
    expect((await retryOnTimeout(() => reader.read(makePdf(resumes.nurse)))).text).toContain(
      'Registered Nurse',
    );
    await module.close();
    await expect(reader.read(makePdf(resumes.nurse))).rejects.toThrow('closed');
  });

  it('logs the sandbox of the resume reader once at the start', async () => {
    const log: string[] = [];
    const module = await aModule(log);
    await module.close();
    expect(log.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        level: 'info',
        ...detectSandbox(),
        msg: expect.stringMatching(
          /^Resume reader (sandboxed: network blocked|sandbox incomplete)/,
        ) as unknown,
      }),
    ]);
  });
});
