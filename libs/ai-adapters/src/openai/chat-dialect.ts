import { type ModelRequest } from '@rolefit/ai';
import { type ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

/**
 * How one endpoint wants to be asked. "OpenAI-compatible" servers differ in what they know: each refusal of a parameter moves to the
 * next best way of saying the same.
 */
export interface ChatDialect {
  /** `json_schema` is strict structured output; `json_object` promises JSON only; `text` promises nothing. */
  readonly format: 'json_schema' | 'json_object' | 'text';
  readonly maxTokens: 'max_tokens' | 'max_completion_tokens';
  readonly temperature: boolean;
}

/** What most servers understand, and what reads best. */
export const firstDialect: ChatDialect = { format: 'json_schema', maxTokens: 'max_tokens', temperature: true };

const weakerFormat = { json_schema: 'json_object', json_object: 'text', text: null } as const;

/** What a server said about a request that it did not take. */
export interface Refusal {
  readonly message: string;
  readonly param: string | null;
}

/**
 * The dialect to try after a 400 or 422, or null where the refusal is about something else. Each step gives something up,
 * so a chain of refusals ends.
 */
export function nextDialect(dialect: ChatDialect, { message, param }: Refusal): ChatDialect | null {
  const about = `${param ?? ''} ${message}`;
  if (dialect.maxTokens === 'max_tokens' && /max_completion_tokens|['"`\s]max_tokens['"`\s]/.test(` ${about} `)) return { ...dialect, maxTokens: 'max_completion_tokens' };
  if (dialect.temperature && /temperature/i.test(about)) return { ...dialect, temperature: false };
  const format = weakerFormat[dialect.format];
  if (format !== null && /response_format|json_schema|json_object|structured output|guided|grammar/i.test(about)) return { ...dialect, format };
  return null;
}

/**
 * One request in a dialect. Everything that stays the same from call to call comes first: instructions, then the schema where the
 * server does not take it as a parameter, the changing text last, so that a provider's prompt cache works.
 */
export function toChatRequest(dialect: ChatDialect, model: string, maxOutputTokens: number, request: ModelRequest): ChatCompletionCreateParamsNonStreaming {
  const { instructions, input, schema } = request;
  const written = dialect.format === 'json_schema' ? instructions : `${instructions}\n\nAnswer with one JSON object that fits this JSON Schema, and nothing else:\n${JSON.stringify(schema.json)}`;
  return {
    model,
    messages: [
      { role: 'system', content: written },
      { role: 'user', content: input },
    ],
    [dialect.maxTokens]: maxOutputTokens,
    ...(dialect.temperature ? { temperature: 0 } : {}),
    ...responseFormat(dialect, schema),
  };
}

function responseFormat({ format }: ChatDialect, schema: ModelRequest['schema']): Pick<ChatCompletionCreateParamsNonStreaming, 'response_format'> {
  if (format === 'json_schema') return { response_format: { type: 'json_schema', json_schema: { name: schema.name, schema: schema.json, strict: true } } };
  return format === 'json_object' ? { response_format: { type: 'json_object' } } : {};
}
