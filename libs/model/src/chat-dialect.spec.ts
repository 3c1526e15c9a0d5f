import { firstDialect, nextDialect, toChatRequest, type ChatDialect } from './chat-dialect.js';

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
  ])('gives up what the endpoint refuses: %s', (message, change) => {
    expect(nextDialect(firstDialect, { message, param: null })).toEqual({
      ...firstDialect,
      ...change,
    });
  });

  it('ignores other rejections', () => {
    expect(
      nextDialect(firstDialect, {
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
        message: "'max_tokens' temperature response_format",
        param: null,
      });
    expect(steps).toBe(5);
  });
});

describe('toChatRequest', () => {
  it('puts the constant parts first and the text last', () => {
    const { messages } = toChatRequest(firstDialect, 'm', 100, request);
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ['system', 'Read the posting.'],
      ['user', 'We need React.'],
    ]);
  });

  it('writes the schema into the instructions where the endpoint supports no schema', () => {
    const { messages, response_format } = toChatRequest(
      { ...firstDialect, format: 'json_object' },
      'm',
      100,
      request,
    );
    expect(response_format).toEqual({ type: 'json_object' });
    expect(messages[0]?.content).toContain('"additionalProperties":false');
    expect(
      toChatRequest({ ...firstDialect, format: 'text' }, 'm', 100, request),
    ).not.toHaveProperty('response_format');
  });
});
