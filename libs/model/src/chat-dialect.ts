import { type ModelRequest } from '@rolefit/reading';
import { type ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

/**
 * Request format of one endpoint. "OpenAI-compatible" servers differ in the parameters they support: each rejection of one falls back to the
 * next best way to express the same.
 */
export interface ChatDialect {
  /** `json_schema` is strict structured output; `json_object` guarantees JSON only; `text` gives no guarantee. */
  readonly format: 'json_schema' | 'json_object' | 'text';
  readonly maxTokens: 'max_tokens' | 'max_completion_tokens';
  readonly temperature: boolean;
}

/** Supported by most servers, with the best results. */
export const firstDialect: ChatDialect = {
  format: 'json_schema',
  maxTokens: 'max_tokens',
  temperature: true,
};

const weakerFormat = { json_schema: 'json_object', json_object: 'text', text: null } as const;

/** A server's rejection of a request. */
export interface Refusal {
  readonly message: string;
  readonly param: string | null;
}

/**
 * The dialect to try after a 400 or 422, or null where the rejection has another cause. Each step gives up one feature,
 * so the fallbacks terminate.
 */
export function nextDialect(dialect: ChatDialect, { message, param }: Refusal): ChatDialect | null {
  const about = `${param ?? ''} ${message}`;
  if (
    dialect.maxTokens === 'max_tokens' &&
    /max_completion_tokens|['"`\s]max_tokens['"`\s]/.test(` ${about} `)
  )
    return { ...dialect, maxTokens: 'max_completion_tokens' };
  if (dialect.temperature && /temperature/i.test(about)) return { ...dialect, temperature: false };
  const format = weakerFormat[dialect.format];
  if (
    format !== null &&
    /response_format|json_schema|json_object|structured output|guided|grammar/i.test(about)
  )
    return { ...dialect, format };
  return null;
}

/**
 * One request in a dialect. Constant parts come first: instructions, then the schema where the
 * server does not take it as a parameter; the text comes last, so that a provider's prompt cache applies.
 */
export function toChatRequest(
  dialect: ChatDialect,
  model: string,
  maxOutputTokens: number,
  request: ModelRequest,
): ChatCompletionCreateParamsNonStreaming {
  const { instructions, input, schema } = request;
  const written =
    dialect.format === 'json_schema'
      ? instructions
      : `${instructions}\n\nAnswer with one JSON object that fits this JSON Schema, and nothing else:\n${JSON.stringify(schema.json)}`;
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

function responseFormat(
  { format }: ChatDialect,
  schema: ModelRequest['schema'],
): Pick<ChatCompletionCreateParamsNonStreaming, 'response_format'> {
  if (format === 'json_schema')
    return {
      response_format: {
        type: 'json_schema',
        json_schema: { name: schema.name, schema: schema.json, strict: true },
      },
    };
  return format === 'json_object' ? { response_format: { type: 'json_object' } } : {};
}
