import { Test } from '@nestjs/testing';
import { CONFIG, type Config } from '@rolefit/config';
import { type LanguageModel } from '@rolefit/reading';
import { LANGUAGE_MODEL, LanguageModelModule } from './language-model.module.js';
import { OpenAiModel } from './openai.model.js';
import { ScriptedModelServer } from './testing/index.js';

async function aModule(model: Config['model']) {
  const module = await Test.createTestingModule({
    imports: [
      {
        module: class ConfigOfTest {},
        global: true,
        providers: [{ provide: CONFIG, useValue: { model } }],
        exports: [CONFIG],
      },
      LanguageModelModule,
    ],
  }).compile();
  return module.init();
}

describe('LanguageModelModule', () => {
  it('provides null without a configured model', async () => {
    const module = await aModule(null);
    expect(module.get<LanguageModel | null>(LANGUAGE_MODEL)).toBeNull();
    await module.close();
  });

  it('calls the configured model', async () => {
    const server = await ScriptedModelServer.start([{ kind: 'answer', output: { ok: true } }]);
    const module = await aModule({
      baseUrl: server.baseUrl,
      apiKey: null,
      name: 'scripted',
      inputPrice: 1,
      outputPrice: 2,
      reasoningEffort: null,
      contextTokens: null,
      maxOutputTokens: 6_000,
      timeoutMs: 5_000,
      firstTimeoutMs: 5_000,
      dailyTokens: null,
      dailyCost: null,
      requestsPerMinute: null,
      tokensPerMinute: null,
      concurrentCalls: null,
      startingCalls: null,
      patienceMs: 1_000,
      fallback: 'none',
      reads: 'links',
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
