import { estimateTokens, type ModelRequest } from '@rolefit/reading';
import { AdaptiveTimeout } from './adaptive-timeout.js';
import { constantPart } from './chat-dialect.js';
import { ModelTimeoutError } from './model-timeout.error.js';
import { OpenAiModel, type OpenAiModelOptions } from './openai.model.js';
import { SilenceLimit } from './silence-limit.js';
import {
  ScriptedModelServer,
  type ScriptedBehaviour,
  type Script,
  startOfStream,
} from './testing/index.js';

const request: ModelRequest = {
  task: 'read-posting',
  instructions: 'Read the posting into facts.',
  input: 'We need React.',
  schema: {
    name: 'posting_facts',
    json: { type: 'object', properties: { skills: { type: 'array' } } },
  },
};
const sentTokens = estimateTokens(`${constantPart(request)}${request.input}`);
const facts = { skills: [{ name: 'React' }, { name: 'Vue' }] };
const start = '{"skills": [{"name": "React"}, {"na';
const stream = (text: string, ends: 'stall' | 'reset'): ScriptedBehaviour => ({
  kind: 'stream',
  events: startOfStream(text),
  ends,
});

describe('a streamed answer', () => {
  let server: ScriptedModelServer;
  beforeAll(async () => {
    server = await ScriptedModelServer.start([]);
  });
  afterAll(() => server.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  function aModel(script: Script, options: Partial<OpenAiModelOptions> = {}): OpenAiModel {
    server.play(script);
    server.requests.length = 0;
    return new OpenAiModel({
      baseUrl: server.baseUrl,
      apiKey: null,
      name: 'scripted',
      inputPrice: 1,
      outputPrice: 2,
      timeoutMs: 60_000,
      ...options,
    });
  }

  it('is asked for with the count of its tokens, which is used', async () => {
    const usage = { inputTokens: 1_700, outputTokens: 250 };
    const model = aModel([{ kind: 'answer', output: facts, usage, model: 'scripted-2026' }]);
    expect(await model.generate(request)).toEqual({
      output: facts,
      model: 'scripted-2026',
      ...usage,
      costUsd: 2_200 / 1e6,
    });
    expect(server.requests[0]?.body).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
    });
    expect(model.dialect?.stream).toBe('counted');
  });

  it('has its usage estimated if the endpoint reports none', async () => {
    const text = JSON.stringify(facts);
    const model = aModel([{ kind: 'stream', events: startOfStream(text), ends: 'done' }]);
    expect(await model.generate(request)).toMatchObject({
      output: facts,
      inputTokens: sentTokens,
      outputTokens: estimateTokens(text),
    });
  });

  it('may take longer than the endpoint may be silent', async () => {
    const heard = jest.spyOn(SilenceLimit.prototype, 'heard');
    const learned = jest.spyOn(AdaptiveTimeout.prototype, 'answered');
    const pieces = startOfStream(JSON.stringify(facts));
    const next = Array.from({ length: pieces.length + 1 }, () => Promise.withResolvers<object>());
    const model = aModel([
      {
        kind: 'stream',
        events: next.map(({ promise }) => promise),
        ends: 'done',
      },
    ]);
    jest.useFakeTimers({ doNotFake: [...notFaked] });
    try {
      const call = model.generate(request);
      for (const [at, { resolve }] of next.entries()) {
        // The headers end the first silence.
        while (heard.mock.calls.length < at + 1) await new Promise(setImmediate);
        jest.advanceTimersByTime(50_000);
        resolve(pieces[at] ?? { choices: [{ delta: {}, finish_reason: 'stop' }] });
      }
      expect((await call).output).toEqual(facts);
    } finally {
      jest.useRealTimers();
    }
    expect(learned.mock.calls).toEqual([[50_000]]);
  });

  it.each(['stall', 'reset'] as const)('keeps its complete items after a %s', async (ends) => {
    const model = aModel([stream(start, ends)], { timeoutMs: 400 });
    expect(await model.generate(request)).toMatchObject({
      output: { skills: [{ name: 'React' }] },
      isCut: true,
      outputTokens: estimateTokens(start),
    });
    await expectNoOpenCalls();
  });

  it('that stalls before its first item is a time-out, after which the endpoint has more time', async () => {
    const model = aModel([stream('{"skills": [{"na', 'stall')], {
      firstTimeoutMs: 200,
      timeoutMs: 300,
    });
    const causes: unknown[] = [];
    for (let call = 0; call < 2; call += 1) {
      const error: unknown = await model.generate(request).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ModelTimeoutError);
      const { cause, used } = error as ModelTimeoutError;
      causes.push(cause);
      expect(used).toEqual({
        model: 'scripted',
        inputTokens: sentTokens,
        outputTokens: 4,
        costUsd: (sentTokens + 8) / 1e6,
      });
    }
    expect(causes).toEqual(['no answer within 0.2 s', 'no answer within 0.3 s']);
    await expectNoOpenCalls();
  });

  it('ends with the signal of the caller, without an answer', async () => {
    const heard = jest.spyOn(SilenceLimit.prototype, 'heard');
    const controller = new AbortController();
    const call = aModel([stream(start, 'stall')]).generate({
      ...request,
      signal: controller.signal,
    });
    call.catch(() => undefined);
    while (heard.mock.calls.length < 3) await new Promise(setImmediate);
    controller.abort(new Error('shutting down'));
    await expect(call).rejects.toThrow('shutting down');
    await expectNoOpenCalls();
  });

  it('is cut off when it never ends', async () => {
    const events = Array.from({ length: 30 }, () => ({
      choices: [{ delta: { content: 'a'.repeat(100_000) } }],
    }));
    const model = aModel([{ kind: 'stream', events, ends: 'stall' }]);
    await expect(model.generate(request)).rejects.toMatchObject({
      code: 'MODEL_ANSWER_INVALID',
      cause: 'the answer is longer than 1920000 characters',
    });
    await expectNoOpenCalls();
  });

  it('is cut off when its events never end, though they say nothing', async () => {
    const events = Array.from({ length: 200 }, () => ({
      choices: [{ delta: { content: '' } }],
      padding: 'a'.repeat(100_000),
    }));
    const model = aModel([{ kind: 'stream', events, ends: 'stall' }]);
    await expect(model.generate(request)).rejects.toMatchObject({
      code: 'MODEL_ANSWER_INVALID',
      cause: 'the answer is longer than 7680000 bytes',
    });
    await expectNoOpenCalls();
  });

  it('is not requested again from an endpoint that refuses it', async () => {
    const model = aModel(({ body }) =>
      body['stream'] === true
        ? { kind: 'error', status: 400, message: 'stream is not supported' }
        : { kind: 'answer', output: facts },
    );
    await model.generate(request);
    await model.generate(request);
    expect(server.requests.map(({ body }) => body['stream'])).toEqual([true, undefined, undefined]);
    expect(server.requests.at(-1)?.body).not.toHaveProperty('stream_options');
  });

  async function expectNoOpenCalls(): Promise<void> {
    while (server.openCalls > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(server.openCalls).toBe(0);
  }
});

/** Fakes only our own timeouts and their clock. */
const notFaked = [
  'Date',
  'hrtime',
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;
