import { type ModelRequest } from '@rolefit/reading';
import { type ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import { type ReasoningEffort } from 'openai/resources/shared';

/**
 * Request format of one endpoint. "OpenAI-compatible" servers differ in the parameters they support: each rejection of one falls back to the
 * next best way to express the same.
 */
export interface ChatDialect {
  /** `json_schema` is strict structured output; `json_object` guarantees JSON only; `text` gives no guarantee. */
  readonly format: 'json_schema' | 'json_object' | 'text';
  readonly maxTokens: 'max_tokens' | 'max_completion_tokens';
  readonly temperature: boolean;
  /** Whether the endpoint accepts the configured reasoning effort. */
  readonly reasoning: boolean;
  /** Some chat templates have no system message; its text is then prepended to the user message. */
  readonly system: boolean;
  /** Whether the answer is streamed, which distinguishes a slow model from a dead one: with token counts, without them, or not at all. */
  readonly stream: 'counted' | 'uncounted' | 'none';
}

/** Supported by most servers, with the best results. */
export const firstDialect: ChatDialect = {
  format: 'json_schema',
  maxTokens: 'max_tokens',
  temperature: true,
  reasoning: true,
  system: true,
  stream: 'counted',
};

const weakerFormat = { json_schema: 'json_object', json_object: 'text', text: null } as const;

/** A server's rejection of a request. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly param: string | null;
}

const formatWords =
  /response_format|json_schema|json_object|json_validate_failed|structured output|guided|grammar/i;
/** The word boundary excludes "upstream", which proxies write. */
const streamWords = /\bstream(ing|ed)?\b/i;
/** OpenRouter, if no provider of the model accepts all parameters. */
const noProvider = /no endpoints found that (can handle|support)/i;

/** Statuses of a rejected parameter; servers for open models also send 500 for a schema or a template that they cannot compile. */
function isAboutParameters({ status, message }: Refusal): boolean {
  if (status === 400 || status === 422) return true;
  if (status === 404) return noProvider.test(message);
  if (status === 501) return streamWords.test(message);
  return (
    status === 500 &&
    /grammar|json_schema|schema|template|system role|\bstream(ing)? (is )?(not|un)/i.test(message)
  );
}

/**
 * The dialect to try after a rejection, or null if the rejection has another cause. Each step gives up one feature,
 * so the fallbacks terminate.
 */
export function nextDialect(dialect: ChatDialect, refusal: Refusal): ChatDialect | null {
  if (!isAboutParameters(refusal)) return null;
  const about = `${refusal.param ?? ''} ${refusal.message}`;
  if (
    dialect.maxTokens === 'max_tokens' &&
    /max_completion_tokens|['"`\s]max_tokens['"`\s]/.test(` ${about} `)
  )
    return { ...dialect, maxTokens: 'max_completion_tokens' };
  if (dialect.temperature && /temperature/i.test(about)) return { ...dialect, temperature: false };
  if (dialect.reasoning && /reasoning|think value/i.test(about))
    return { ...dialect, reasoning: false };
  if (dialect.system && /system (role|message)|roles must alternate/i.test(about))
    return { ...dialect, system: false };
  if (dialect.stream === 'counted' && /stream_options|include_usage/i.test(about))
    return { ...dialect, stream: 'uncounted' };
  if (dialect.stream !== 'none' && streamWords.test(about)) return { ...dialect, stream: 'none' };
  const format = weakerFormat[dialect.format];
  if (
    format !== null &&
    (formatWords.test(about) || noProvider.test(about) || refusal.status === 500)
  )
    return { ...dialect, format };
  return null;
}

/** Settings shared by all requests to an endpoint. */
export interface RequestSettings {
  readonly model: string;
  /** Sent if the endpoint accepts it; null for the model's default. */
  readonly reasoningEffort: ReasoningEffort;
}

/**
 * Instructions and schema, the same for all calls of a task. The schema is always included, even if it is also sent as a parameter: some servers accept the
 * parameter and ignore it.
 */
export function constantPart({ instructions, schema }: ModelRequest): string {
  return `${instructions}\n\nAnswer with one JSON object that fits this JSON Schema, and nothing else:\n${JSON.stringify(schema.json)}`;
}

/** One request in a dialect. The constant part comes first and the text last, so that a provider's prompt cache applies. */
export function toChatRequest(
  dialect: ChatDialect,
  { model, reasoningEffort }: RequestSettings,
  maxOutputTokens: number,
  request: ModelRequest,
): ChatCompletionCreateParams {
  const constant = constantPart(request);
  return {
    model,
    messages: dialect.system
      ? [
          { role: 'system', content: constant },
          { role: 'user', content: request.input },
        ]
      : [{ role: 'user', content: `${constant}\n\n${request.input}` }],
    [dialect.maxTokens]: maxOutputTokens,
    ...(dialect.temperature ? { temperature: 0 } : {}),
    ...(dialect.reasoning && reasoningEffort !== null ? { reasoning_effort: reasoningEffort } : {}),
    ...responseFormat(dialect, request.schema),
    ...(dialect.stream === 'none' ? {} : { stream: true }),
    ...(dialect.stream === 'counted' ? { stream_options: { include_usage: true } } : {}),
  };
}

function responseFormat(
  { format }: ChatDialect,
  schema: ModelRequest['schema'],
): Pick<ChatCompletionCreateParams, 'response_format'> {
  if (format === 'json_schema')
    return {
      response_format: {
        type: 'json_schema',
        json_schema: { name: schema.name, schema: schema.json, strict: true },
      },
    };
  return format === 'json_object' ? { response_format: { type: 'json_object' } } : {};
}
