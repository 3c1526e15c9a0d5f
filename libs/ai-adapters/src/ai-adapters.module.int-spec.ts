import { Test } from '@nestjs/testing';
import { type LanguageModel } from '@rolefit/ai';
import { CONFIG, type Config, createLogger, LOGGER } from '@rolefit/config';
import { makePdf, resumes } from '@rolefit/testing';
import { AiAdaptersModule, LANGUAGE_MODEL } from './ai-adapters.module.js';
import { OpenAiModel } from './openai.model.js';
import { detectSandbox } from './pdf/sandbox.js';
import { retryOnTimeout } from './pdf/testing/retry-on-timeout.js';
import { PdfTextReader } from './pdf-text.reader.js';
import { ScriptedModelServer } from './testing/index.js';

async function aModule(model: Config['model'], log: string[] = []) {
  const config = { provide: CONFIG, useValue: { model } };
  const logger = {
    provide: LOGGER,
    useValue: createLogger({ log: { level: 'info' } }, 'test', {
      write: (line: string) => void log.push(line),
    }),
  };
  const module = await Test.createTestingModule({
    imports: [
      {
        module: class ConfigOfTest {},
        global: true,
        providers: [config, logger],
        exports: [CONFIG, LOGGER],
      },
      AiAdaptersModule,
    ],
  }).compile();
  return module.init();
}

describe('AiAdaptersModule', () => {
  it('reads PDFs without a model, and stops its children with the process', async () => {
    const module = await aModule(null);
    expect(module.get<LanguageModel | null>(LANGUAGE_MODEL)).toBeNull();
    const reader = module.get(PdfTextReader);
    expect((await retryOnTimeout(() => reader.read(makePdf(resumes.nurse)))).text).toContain(
      'Registered Nurse',
    );
    await module.close();
    await expect(reader.read(makePdf(resumes.nurse))).rejects.toThrow('closed');
  });

  it('logs the sandbox of the PDF reader once at the start', async () => {
    const log: string[] = [];
    const module = await aModule(null, log);
    await module.close();
    expect(log.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        level: 'info',
        ...detectSandbox(),
        msg: expect.stringMatching(
          /^PDF reader (sandboxed: network blocked|sandbox incomplete)/,
        ) as unknown,
      }),
    ]);
  });

  it('calls the configured model', async () => {
    const server = await ScriptedModelServer.start([{ kind: 'answer', output: { ok: true } }]);
    const module = await aModule({
      baseUrl: server.baseUrl,
      apiKey: null,
      name: 'scripted',
      inputPrice: 1,
      outputPrice: 2,
      timeoutMs: 5_000,
      dailyTokens: null,
      dailyCost: null,
      requestsPerMinute: null,
      tokensPerMinute: null,
      concurrentCalls: null,
      patienceMs: 1_000,
      fallback: 'none',
    });
    const model = module.get<LanguageModel>(LANGUAGE_MODEL);
    expect(model).toBeInstanceOf(OpenAiModel);
    const answer = await model.generate({
      task: 'read-resume',
      instructions: 'Read.',
      input: 'Resume',
      schema: { name: 'facts', json: { type: 'object' } },
    });
    expect(answer).toMatchObject({ output: { ok: true }, model: 'scripted' });
    expect(answer.costUsd).toBeGreaterThan(0);
    await module.close();
    await server.close();
  });
});
