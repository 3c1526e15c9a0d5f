import {
  constantPart,
  firstDialect,
  nextDialect,
  toChatRequest,
  type ChatDialect,
} from './chat-dialect.js';

const request = {
  task: 'read-posting',
  instructions: 'Read the posting.',
  input: 'We need React.',
  schema: {
    name: 'posting_facts',
    json: { type: 'object', properties: {}, required: [], additionalProperties: false },
  },
} as const;

describe('nextDialect', () => {
  it.each([
    [
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { maxTokens: 'max_completion_tokens' },
    ],
    [
      "Unsupported value: 'temperature' does not support 0 with this model.",
      { temperature: false },
    ],
    [
      "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
      { format: 'json_object' },
    ],
    ["'reasoning_effort' is not supported with this model.", { reasoning: false }],
    ['think value "medium" is not supported for this model', { reasoning: false }],
    ['System role not supported', { system: false }],
    ["Unknown parameter: 'stream_options'.", { stream: 'uncounted' }],
    ['Streaming is not supported for this model', { stream: 'none' }],
    ['response_format cannot be used when stream is true', { stream: 'none' }],
  ])('gives up what the endpoint refuses: %s', (message, change) => {
    expect(nextDialect(firstDialect, { status: 400, message, param: null })).toEqual({
      ...firstDialect,
      ...change,
    });
  });

  it.each([
    [500, 'failed to parse grammar'],
    [404, 'No endpoints found that can handle the requested parameters.'],
    [400, 'Failed to generate JSON. json_validate_failed'],
  ])('asks for a weaker format after %d: %s', (status, message) => {
    expect(nextDialect(firstDialect, { status, message, param: null })?.format).toBe('json_object');
  });

  it.each([
    [404, 'model "qwen3:8b" not found, try pulling it first'],
    [500, 'the model crashed'],
    [503, 'no grammar of humans explains this'],
    [500, 'upstream error: the stream was reset'],
    [501, 'not implemented'],
  ])('ignores %d: %s', (status, message) => {
    expect(nextDialect(firstDialect, { status, message, param: null })).toBeNull();
  });

  it('ignores other rejections', () => {
    expect(
      nextDialect(firstDialect, {
        status: 400,
        message: "This model's maximum context length is 4096 tokens.",
        param: 'messages',
      }),
    ).toBeNull();
  });

  it('terminates after a few steps, whatever the endpoint answers', () => {
    let dialect: ChatDialect | null = firstDialect;
    let steps = 0;
    for (; dialect !== null; steps++)
      dialect = nextDialect(dialect, {
        status: 400,
        message:
          "'max_tokens' temperature reasoning_effort system role response_format stream_options stream",
        param: null,
      });
    expect(steps).toBe(9);
  });
});

describe('toChatRequest', () => {
  const settings = { model: 'm', reasoningEffort: null };

  it.each(['json_schema', 'json_object', 'text'] as const)(
    'writes the schema into the constant part, before the text: %s',
    (format) => {
      const { messages } = toChatRequest({ ...firstDialect, format }, settings, 100, request);
      const [system, user] = messages;
      expect(system?.content).toBe(constantPart(request));
      expect(system?.content).toMatch(/^Read the posting\.[^]*"additionalProperties":false/);
      expect(user).toEqual({ role: 'user', content: 'We need React.' });
    },
  );

  it('asks for the strongest format that the endpoint takes', () => {
    const formatOf = (format: ChatDialect['format']) =>
      toChatRequest({ ...firstDialect, format }, settings, 100, request).response_format;
    expect(formatOf('json_schema')).toMatchObject({ json_schema: { strict: true } });
    expect(formatOf('json_object')).toEqual({ type: 'json_object' });
    expect(formatOf('text')).toBeUndefined();
  });

  it('asks for a stream, with the count of its tokens where the endpoint takes that', () => {
    const streamOf = (stream: ChatDialect['stream']) => {
      const { stream: isStreamed, stream_options } = toChatRequest(
        { ...firstDialect, stream },
        settings,
        100,
        request,
      );
      return [isStreamed, stream_options];
    };
    expect(streamOf('counted')).toEqual([true, { include_usage: true }]);
    expect(streamOf('uncounted')).toEqual([true, undefined]);
    expect(streamOf('none')).toEqual([undefined, undefined]);
  });

  it('puts everything into one message where the model has no system message', () => {
    const { messages } = toChatRequest({ ...firstDialect, system: false }, settings, 100, request);
    expect(messages).toEqual([
      { role: 'user', content: `${constantPart(request)}\n\nWe need React.` },
    ]);
  });

  it('sends the effort of reasoning where one is configured', () => {
    const effortOf = (dialect: ChatDialect, reasoningEffort: 'low' | null) =>
      toChatRequest(dialect, { model: 'm', reasoningEffort }, 100, request).reasoning_effort;
    expect(effortOf(firstDialect, 'low')).toBe('low');
    expect(effortOf(firstDialect, null)).toBeUndefined();
    expect(effortOf({ ...firstDialect, reasoning: false }, 'low')).toBeUndefined();
  });
});
