import { createServer } from 'node:http';
import { estimateTokens, type ModelRequest, UnusableAnswerError } from '@rolefit/reading';
import { AppError } from '@rolefit/contracts';
import { constantPart } from './chat-dialect.js';
import { ModelTimeoutError } from './model-timeout.error.js';
import { OpenAiModel, type OpenAiModelOptions } from './openai.model.js';
import { ScriptedModelServer, type Script } from './testing/index.js';

/** Real HTTP on the loopback: the tests cover how the client handles a server's behaviour. */
let server: ScriptedModelServer;

beforeAll(async () => {
  server = await ScriptedModelServer.start([{ kind: 'silence' }]);
});
afterAll(() => server.close());

const facts = { skills: [{ name: 'React', quote: 'We need React' }] };
const key = 'sk-rolefit-0123456789';

const request: ModelRequest = {
  task: 'read-posting',
  instructions: 'Read the posting into facts.',
  input: 'We need React.',
  schema: {
    name: 'posting_facts',
    json: {
      type: 'object',
      properties: { skills: { type: 'array', items: { type: 'string' } } },
      required: ['skills'],
      additionalProperties: false,
    },
  },
};

const sent = `${constantPart(request)}${request.input}`;

function aModel(script: Script, options: Partial<OpenAiModelOptions> = {}): OpenAiModel {
  server.play(script);
  server.requests.length = 0;
  return new OpenAiModel({
    baseUrl: server.baseUrl,
    apiKey: key,
    name: 'scripted',
    inputPrice: null,
    outputPrice: null,
    timeoutMs: 5_000,
    ...options,
  });
}

async function errorOf(call: Promise<unknown>): Promise<AppError> {
  const error: unknown = await call.then(
    (answer) => new Error(`answered ${JSON.stringify(answer)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw error;
  return error;
}

describe('OpenAiModel', () => {
  it('answers with the parsed JSON, tokens and cost', async () => {
    const model = aModel(
      [
        {
          kind: 'answer',
          output: facts,
          usage: { inputTokens: 1_700, outputTokens: 250 },
          model: 'scripted-2026',
        },
      ],
      { inputPrice: 0.15, outputPrice: 0.6 },
    );
    const answer = await model.generate(request);
    expect(answer).toEqual({
      output: facts,
      model: 'scripted-2026',
      inputTokens: 1_700,
      outputTokens: 250,
      costUsd: (1_700 * 0.15 + 250 * 0.6) / 1e6,
    });
    expect(server.requests[0]).toMatchObject({
      authorization: `Bearer ${key}`,
      instructions: expect.stringContaining(request.instructions),
      input: request.input,
      schemaName: 'posting_facts',
      body: {
        model: 'scripted',
        temperature: 0,
        max_tokens: 6_000,
        response_format: {
          type: 'json_schema',
          json_schema: { strict: true, schema: request.schema.json },
        },
      },
    });
  });

  it('reports no cost without prices, and sends no key where none is configured', async () => {
    const answer = await aModel([{ kind: 'answer', output: facts }], { apiKey: null }).generate(
      request,
    );
    expect(answer.costUsd).toBeNull();
    expect(server.requests[0]?.authorization).toBeUndefined();
  });

  it('finds the JSON in a chatty answer, and returns anything else as text', async () => {
    const chatty = await aModel([
      {
        kind: 'text',
        text: `<think>hm</think>Here you are:\n\`\`\`json\n${JSON.stringify(facts)}\n\`\`\``,
      },
    ]).generate(request);
    expect(chatty.output).toEqual(facts);
    expect(
      (await aModel([{ kind: 'text', text: 'I am a teapot.' }]).generate(request)).output,
    ).toBe('I am a teapot.');
  });

  it('returns the complete items of a cut answer', async () => {
    const long = { skills: ['React', 'Vue', 'Svelte', 'Angular'] };
    expect(await aModel([{ kind: 'truncated', output: long }]).generate(request)).toMatchObject({
      output: { skills: ['React'] },
      isCut: true,
    });
  });

  it('falls back to a dialect that the endpoint supports, and caches it', async () => {
    const model = aModel(({ body }) => {
      const { response_format, max_tokens } = body as {
        response_format?: { type: string };
        max_tokens?: number;
      };
      if (max_tokens !== undefined)
        return {
          kind: 'error',
          status: 400,
          message: "Unsupported parameter: 'max_tokens'.",
          param: 'max_tokens',
        };
      if (response_format?.type === 'json_schema')
        return { kind: 'error', status: 400, message: 'response_format json_schema is unknown' };
      return { kind: 'answer', output: facts };
    });
    expect((await model.generate(request)).output).toEqual(facts);
    expect(server.requests).toHaveLength(3);
    expect(server.requests[2]).toMatchObject({
      schemaName: null,
      input: request.input,
      body: { response_format: { type: 'json_object' }, max_completion_tokens: 6_000 },
    });
    await model.generate(request);
    expect(server.requests).toHaveLength(4);
  });

  it('detects the dialect once, however many calls start together', async () => {
    const model = aModel(
      ({ body }) => {
        const { response_format } = body as { response_format?: { type: string } };
        return response_format?.type === 'json_schema'
          ? {
              kind: 'error',
              status: 400,
              message: 'response_format json_schema is unknown',
              delayMs: 50,
            }
          : { kind: 'answer', output: facts };
      },
      // Never reached, even on a busy machine.
      { detectionMs: 60_000 },
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => model.generate(request)));
    expect(answers.map(({ output }) => output)).toEqual(Array.from({ length: 10 }, () => facts));
    expect(server.requests).toHaveLength(11);
  });

  it('makes other calls although the first one hangs, in the dialect that it has reached', async () => {
    let accepted = 0;
    const hanging = Promise.withResolvers<void>();
    const model = aModel(
      ({ body }) => {
        const { response_format } = body as { response_format?: { type: string } };
        if (response_format?.type === 'json_schema')
          return { kind: 'error', status: 400, message: 'response_format json_schema is unknown' };
        if (accepted++ > 0) return { kind: 'answer', output: facts };
        hanging.resolve();
        return { kind: 'silence' };
      },
      { timeoutMs: 15_000 },
    );
    const enough = new AbortController();
    let isFirstOver = false;
    const first = model.generate({ ...request, signal: enough.signal }).finally(() => {
      isFirstOver = true;
    });
    first.catch(() => undefined);
    await hanging.promise;
    const others = await Promise.all(Array.from({ length: 5 }, () => model.generate(request)));
    expect(isFirstOver).toBe(false);
    expect(others.map(({ output }) => output)).toEqual(Array.from({ length: 5 }, () => facts));
    expect(server.requests).toHaveLength(2 + 5);
    enough.abort(new Error('enough'));
    await expect(first).rejects.toThrow('enough');
  });

  it('begins with its first dialect again after a rejected first call', async () => {
    const model = aModel(({ input }) =>
      input === request.input
        ? { kind: 'answer', output: facts }
        : { kind: 'error', status: 400, message: "'max_tokens' is too large for this text" },
    );
    await expect(model.generate({ ...request, input: 'Too long.' })).rejects.toThrow();
    expect(server.requests).toHaveLength(2);
    await model.generate(request);
    expect(server.requests[2]?.body).toMatchObject({ max_tokens: 6_000 });
  });

  it('aborts a call that waits for the first one', async () => {
    const model = aModel([{ kind: 'answer', output: facts, delayMs: 300 }]);
    const first = model.generate(request);
    const reason = new Error('enough');
    await expect(model.generate({ ...request, signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
    expect((await first).output).toEqual(facts);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    [401, undefined, 'MODEL_KEY_REJECTED'],
    [403, undefined, 'MODEL_KEY_REJECTED'],
    [404, 'model_not_found', 'MODEL_NOT_FOUND'],
    [404, undefined, 'MODEL_MISCONFIGURED'],
    [400, undefined, 'MODEL_MISCONFIGURED'],
    [400, 'content_filter', 'MODEL_REFUSED'],
    [429, 'insufficient_quota', 'MODEL_UNPAID'],
    [408, undefined, 'MODEL_UNAVAILABLE'],
    [500, undefined, 'MODEL_UNAVAILABLE'],
    [503, undefined, 'MODEL_UNAVAILABLE'],
    [400, 'context_length_exceeded', 'MODEL_TEXT_TOO_LONG'],
    [413, undefined, 'MODEL_TEXT_TOO_LONG'],
    [402, undefined, 'MODEL_UNPAID'],
  ] as const)('reads status %d %s as %s, after one call', async (status, code, expected) => {
    const error = await errorOf(
      aModel([{ kind: 'error', status, ...(code ? { code } : {}) }]).generate(request),
    );
    expect(error.code).toBe(expected);
    expect(server.requests).toHaveLength(1);
  });

  it('passes on the Retry-After of a busy provider', async () => {
    expect(
      await errorOf(aModel([{ kind: 'error', status: 429, retryAfter: 7 }]).generate(request)),
    ).toMatchObject({ code: 'MODEL_RATE_LIMITED', retryAfterMs: 7_000 });
    const inAMinute = await errorOf(
      aModel([
        { kind: 'error', status: 429, retryAfter: new Date(Date.now() + 60_000).toUTCString() },
      ]).generate(request),
    );
    expect(inAMinute.retryAfterMs).toBeGreaterThan(30_000);
    expect(inAMinute.retryAfterMs).toBeLessThanOrEqual(60_000);
    expect(await errorOf(aModel([{ kind: 'error', status: 429 }]).generate(request))).toMatchObject(
      { code: 'MODEL_RATE_LIMITED', retryAfterMs: undefined },
    );
    expect(
      await errorOf(aModel([{ kind: 'error', status: 503, retryAfter: 2 }]).generate(request)),
    ).toMatchObject({ code: 'MODEL_UNAVAILABLE', retryAfterMs: 2_000 });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    "This model's maximum context length is 4096 tokens.",
    'the request exceeds the available context size',
    'prompt is too long: 9000 tokens > 8192 maximum',
  ])('knows a text that is too long by "%s"', async (message) => {
    expect(
      (await errorOf(aModel([{ kind: 'error', status: 400, message }]).generate(request))).code,
    ).toBe('MODEL_TEXT_TOO_LONG');
  });

  it.each([
    [404, 'model "qwen3:8b" not found, try pulling it first'],
    [404, 'The model `qwen3` does not exist.'],
    [400, 'qwen/qwen3 is not a valid model ID'],
    [400, 'No models loaded. Please load a model in the developer page.'],
  ])('knows a model that the server does not have by %d "%s"', async (status, message) => {
    expect(
      (await errorOf(aModel([{ kind: 'error', status, message }]).generate(request))).code,
    ).toBe('MODEL_NOT_FOUND');
  });

  it('distinguishes a refusal from a failure', async () => {
    expect((await errorOf(aModel([{ kind: 'refusal' }]).generate(request))).code).toBe(
      'MODEL_REFUSED',
    );
  });

  const filtered = { choices: [{ finish_reason: 'content_filter', message: { content: null } }] };
  const usage = { prompt_tokens: 1_700, completion_tokens: 3 };
  const json = (body: object) =>
    ({ kind: 'body', contentType: 'application/json', body: JSON.stringify(body) }) as const;
  it.each([
    [
      'a refusal',
      { kind: 'refusal', usage: { inputTokens: 1_700, outputTokens: 3 } },
      'MODEL_REFUSED',
      'scripted',
    ],
    [
      'filtered content',
      json({ ...filtered, model: 'scripted-2026', usage }),
      'MODEL_REFUSED',
      'scripted-2026',
    ],
    ['what is no completion', json({ choices: [], usage }), 'MODEL_UNAVAILABLE', 'scripted'],
    [
      'the error of the one behind a router',
      json({ error: { code: 502, message: 'upstream failed' }, usage }),
      'MODEL_UNAVAILABLE',
      'scripted',
    ],
  ] as const)('tells what %s has cost', async (_, behaviour, code, model) => {
    const error = await errorOf(
      aModel([behaviour], { inputPrice: 1, outputPrice: 2 }).generate(request),
    );
    expect(error.code).toBe(code);
    expect(error instanceof UnusableAnswerError && error.used).toEqual({
      model,
      inputTokens: 1_700,
      outputTokens: 3,
      costUsd: 1_706 / 1e6,
    });
  });

  const sentTokens = estimateTokens(sent);
  it.each([
    ['is silent', { kind: 'silence' }, sentTokens, 0],
    ['stalls', { kind: 'stall' }, sentTokens, 0],
    ['gives up waiting (nginx)', { kind: 'error', status: 504 }, sentTokens, 0],
    ['gives up waiting (Cloudflare)', { kind: 'error', status: 524 }, sentTokens, 0],
    ['breaks off', { kind: 'oversized', bytes: 90, framing: 'short-length' }, sentTokens, 0],
  ] as const)(
    'estimates what it costs where an endpoint %s',
    async (_, behaviour, input, output) => {
      const model = aModel([behaviour], { inputPrice: 1, outputPrice: 2, timeoutMs: 400 });
      const error = await errorOf(model.generate(request));
      expect(error.code).toBe('MODEL_UNAVAILABLE');
      expect(error instanceof UnusableAnswerError && error.used).toEqual({
        model: 'scripted',
        inputTokens: input,
        outputTokens: output,
        costUsd: (input + 2 * output) / 1e6,
      });
    },
  );

  it('assumes an answer of usual length where the endpoint does not stream', async () => {
    let isSilent = false;
    const model = aModel(
      ({ body }) => {
        if (body['stream'] === true)
          return { kind: 'error', status: 400, message: 'no streaming, please' };
        return isSilent ? { kind: 'silence' } : { kind: 'answer', output: facts };
      },
      { timeoutMs: 2_000 },
    );
    await model.generate(request);
    isSilent = true;
    const error = await errorOf(model.generate(request));
    expect(error instanceof UnusableAnswerError && error.used.outputTokens).toBe(500);
  });

  it('reports no cost where an unusable answer names none', async () => {
    expect(await errorOf(aModel([json(filtered)]).generate(request))).not.toBeInstanceOf(
      UnusableAnswerError,
    );
    expect(
      await errorOf(aModel([{ kind: 'error', status: 503 }]).generate(request)),
    ).not.toBeInstanceOf(UnusableAnswerError);
  });

  it.each([
    [{ prompt_tokens: 12 }, 12],
    [{ prompt_tokens: 1.5, completion_tokens: -1 }, estimateTokens(sent)],
    ['many', estimateTokens(sent)],
    [null, estimateTokens(sent)],
  ])('estimates what malformed usage does not say: %j', async (odd, inputTokens) => {
    const answer = await aModel([
      json({ choices: [{ message: { content: JSON.stringify(facts) } }], usage: odd }),
    ]).generate(request);
    const outputTokens = estimateTokens(JSON.stringify(facts));
    expect(answer).toMatchObject({ output: facts, inputTokens, outputTokens });
  });

  it.each([301, 302, 307, 308])(
    'follows no redirect, neither with the text nor with the key: %d',
    async (status) => {
      server.requests.length = 0;
      const elsewhere = `${server.baseUrl}/chat/completions`;
      const redirecting = createServer((_, answer) =>
        answer.writeHead(status, { location: elsewhere }).end(),
      );
      await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
      const address = redirecting.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      try {
        const model = aModel([{ kind: 'answer', output: facts }], {
          baseUrl: `http://127.0.0.1:${port}/v1`,
        });
        expect((await errorOf(model.generate(request))).code).toBe('MODEL_MISCONFIGURED');
        expect(server.requests).toEqual([]);
      } finally {
        redirecting.closeAllConnections();
        await new Promise((resolve) => redirecting.close(resolve));
      }
    },
  );

  it('treats a web page as a wrong address, and an error or nonsense in the body as a failure', async () => {
    const bodyOf = (contentType: string, body: string): Promise<AppError> =>
      errorOf(aModel([{ kind: 'body', contentType, body }]).generate(request));
    expect((await bodyOf('text/html', '<h1>Welcome to nginx</h1>')).code).toBe(
      'MODEL_MISCONFIGURED',
    );
    expect(
      (await bodyOf('application/json', '{"error":{"message":"upstream is busy","code":429}}'))
        .code,
    ).toBe('MODEL_RATE_LIMITED');
    expect((await bodyOf('application/json', '{"choices":[]}')).code).toBe('MODEL_UNAVAILABLE');
    expect((await bodyOf('application/json', '{"choices":[{')).code).toBe('MODEL_UNAVAILABLE');
  });

  const answerBytes = 400 * 1_048_576;
  // Sockets, streams and garbage take some megabytes; the whole answer is dozens of times larger.
  const pulledMax = 32 * 1_048_576;
  it.each(['chunked', 'gzip'] as const)(
    'cuts off an endless answer (%s) and closes its connection',
    async (framing) => {
      const model = aModel([{ kind: 'oversized', bytes: answerBytes, framing }], {
        timeoutMs: 240_000,
      });
      server.oversizedBytes = 0;
      const error = await errorOf(model.generate(request));
      expect(error).toMatchObject({
        code: 'MODEL_ANSWER_INVALID',
        cause: expect.stringContaining('1920000 bytes'),
      });
      await expectNoOpenCalls();
      expect(server.oversizedBytes).toBeLessThan(pulledMax);
      expect(server.requests).toHaveLength(1);
    },
  );

  it('keeps the status of an error with an endless body', async () => {
    const model = aModel(
      [{ kind: 'oversized', bytes: answerBytes, framing: 'chunked', status: 503 }],
      { timeoutMs: 240_000 },
    );
    server.oversizedBytes = 0;
    expect((await errorOf(model.generate(request))).code).toBe('MODEL_UNAVAILABLE');
    await expectNoOpenCalls();
    expect(server.oversizedBytes).toBeLessThan(pulledMax);
  });

  it('reads no further than a wrong Content-Length', async () => {
    const model = aModel([{ kind: 'oversized', bytes: answerBytes, framing: 'short-length' }], {
      timeoutMs: 240_000,
    });
    server.oversizedBytes = 0;
    expect((await errorOf(model.generate(request))).code).toBe('MODEL_UNAVAILABLE');
    await expectNoOpenCalls();
    expect(server.oversizedBytes).toBeLessThan(pulledMax);
  });

  it('accepts a long answer within the limit', async () => {
    const long = {
      skills: Array.from({ length: 4_000 }, (_, index) => ({
        name: `Skill ${index}`,
        quote: `We need skill number ${index}, and we need it badly, in every team.`,
      })),
    };
    expect((await aModel([{ kind: 'answer', output: long }]).generate(request)).output).toEqual(
      long,
    );
    expect(JSON.stringify(long).length).toBeGreaterThan(350_000);
  });

  it.each(['silence', 'stall'] as const)(
    'times out a call that meets %s, and closes its connection',
    async (kind) => {
      const before = performance.now();
      const error = await errorOf(aModel([{ kind }], { timeoutMs: 400 }).generate(request));
      expect(error.code).toBe('MODEL_UNAVAILABLE');
      // The client's own timeout would be ten minutes.
      expect(performance.now() - before).toBeLessThan(60_000);
      await expectNoOpenCalls();
    },
  );

  it('times out each call separately, however many requests it makes', async () => {
    const model = aModel(
      ({ body }) =>
        body['max_tokens'] === undefined
          ? { kind: 'stall' }
          : { kind: 'error', status: 400, message: "Unsupported parameter: 'max_tokens'." },
      { timeoutMs: 1_500 },
    );
    const error = await errorOf(model.generate(request));
    expect(error).toBeInstanceOf(ModelTimeoutError);
    expect(error.cause).toBe('no answer within 1.5 s');
    expect(server.requests).toHaveLength(2);
  });

  it('allows a slow server more time after each call that took too long', async () => {
    const model = aModel([{ kind: 'silence' }], { firstTimeoutMs: 150, timeoutMs: 500 });
    const causes = [];
    for (let call = 0; call < 4; call++)
      causes.push((await errorOf(model.generate(request))).cause);
    expect(causes).toEqual([
      'no answer within 0.2 s',
      'no answer within 0.3 s',
      'no answer within 0.5 s',
      'no answer within 0.5 s',
    ]);
  });

  it('treats a broken connection and a closed port as a failure', async () => {
    expect((await errorOf(aModel([{ kind: 'reset' }]).generate(request))).code).toBe(
      'MODEL_UNAVAILABLE',
    );
    const gone = await ScriptedModelServer.start([{ kind: 'silence' }]);
    const { baseUrl } = gone;
    await gone.close();
    expect((await errorOf(aModel([{ kind: 'silence' }], { baseUrl }).generate(request))).code).toBe(
      'MODEL_UNAVAILABLE',
    );
  });

  it.each(['silence', 'stall'] as const)('stops waiting on abort during %s', async (kind) => {
    const controller = new AbortController();
    const call = aModel([{ kind }]).generate({ ...request, signal: controller.signal });
    setTimeout(() => controller.abort(new Error('shutting down')), 100);
    await expect(call).rejects.toThrow('shutting down');
    await expectNoOpenCalls();
  });

  it('never puts the key into an error', async () => {
    const error = await errorOf(
      aModel([
        { kind: 'error', status: 401, message: `Incorrect API key provided: ${key}` },
      ]).generate(request),
    );
    expect(`${error.message} ${String(error.cause)} ${error.stack}`).not.toContain(key);
    expect(error.cause).toContain('401');
  });
});

async function expectNoOpenCalls(): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (server.openCalls > 0 && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(server.openCalls).toBe(0);
}
