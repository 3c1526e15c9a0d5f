import { ConfigError } from './config-error.js';
import { configSchema, type Environment } from './environment.js';
import { isLocalAddress } from './local-address.js';

/** The language model behind an OpenAI-compatible endpoint. Prices are US dollars per million tokens. */
export interface ModelConfig {
  readonly baseUrl: string;
  /** Null for endpoints without authentication. */
  readonly apiKey: string | null;
  readonly name: string;
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
  /** Reasoning effort; null for the model's default. */
  readonly reasoningEffort: Environment['AI_REASONING_EFFORT'] | null;
  /** Tokens of prompt and answer together; null to learn them from the endpoint. */
  readonly contextTokens: number | null;
  readonly maxOutputTokens: number;
  /** Maximum timeout of a call. */
  readonly timeoutMs: number;
  /** Timeout of the first calls; grows up to `timeoutMs` for a slow model. */
  readonly firstTimeoutMs: number;
  /** Daily budgets (UTC) in tokens and US dollars; null for no limit. */
  readonly dailyTokens: number | null;
  readonly dailyCost: number | null;
  /** Limits for all workers together, per rolling 60 seconds or concurrent; null for no limit. */
  readonly requestsPerMinute: number | null;
  readonly tokensPerMinute: number | null;
  readonly concurrentCalls: number | null;
  /** Initial limit on concurrent calls if it adapts to the model, 0 for none at first; null if the limit is fixed. */
  readonly startingCalls: number | null;
  /** How long work waits for an unavailable model before it fails. */
  readonly patienceMs: number;
  /** Used while the model is unavailable. */
  readonly fallback: 'none' | 'builtin';
  /** What the model does: extract the facts of each text, find the evidence in pairs of texts, or both. */
  readonly reads: 'facts' | 'links' | 'both';
}

const variables = configSchema.pick({
  AI_BASE_URL: true,
  AI_API_KEY: true,
  AI_MODEL: true,
  AI_INPUT_PRICE: true,
  AI_OUTPUT_PRICE: true,
  AI_REASONING_EFFORT: true,
  AI_CONTEXT_TOKENS: true,
  AI_ANSWER_TOKENS: true,
  AI_TIMEOUT_MS: true,
  AI_DAILY_TOKENS: true,
  AI_DAILY_COST: true,
  AI_REQUESTS_PER_MINUTE: true,
  AI_TOKENS_PER_MINUTE: true,
  AI_CONCURRENT_CALLS: true,
  AI_PATIENCE_MS: true,
  AI_FALLBACK: true,
  AI_READS: true,
});

/** Builds the configuration from validated variables; null where no model is configured. */
export function toModel(env: Pick<Environment, keyof typeof variables.shape>): ModelConfig | null {
  if (env.AI_BASE_URL === undefined) return null;
  const isLocal = isLocalAddress(env.AI_BASE_URL);
  return {
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY ?? null,
    name: env.AI_MODEL ?? '',
    inputPrice: env.AI_INPUT_PRICE ?? null,
    outputPrice: env.AI_OUTPUT_PRICE ?? null,
    reasoningEffort: env.AI_REASONING_EFFORT ?? null,
    contextTokens: env.AI_CONTEXT_TOKENS ?? null,
    maxOutputTokens: env.AI_ANSWER_TOKENS,
    ...timeouts(env.AI_TIMEOUT_MS, isLocal),
    dailyTokens: env.AI_DAILY_TOKENS ?? null,
    dailyCost: env.AI_DAILY_COST ?? null,
    requestsPerMinute: env.AI_REQUESTS_PER_MINUTE ?? null,
    tokensPerMinute: env.AI_TOKENS_PER_MINUTE ?? null,
    ...concurrency(env.AI_CONCURRENT_CALLS, isLocal),
    patienceMs: env.AI_PATIENCE_MS,
    fallback: env.AI_FALLBACK,
    reads: env.AI_READS,
  };
}

/** A self-hosted model may need minutes for its first token. */
function timeouts(
  fixedMs: number | undefined,
  isLocal: boolean,
): Pick<ModelConfig, 'timeoutMs' | 'firstTimeoutMs'> {
  return fixedMs === undefined
    ? { timeoutMs: 600_000, firstTimeoutMs: isLocal ? 300_000 : 45_000 }
    : { timeoutMs: fixedMs, firstTimeoutMs: fixedMs };
}

/** Most self-hosted servers process one call at a time, or slow down when calls overlap. */
function concurrency(
  limit: number | 'unlimited' | undefined,
  isLocal: boolean,
): Pick<ModelConfig, 'concurrentCalls' | 'startingCalls'> {
  if (limit === 'unlimited') return { concurrentCalls: null, startingCalls: null };
  return limit === undefined
    ? { concurrentCalls: null, startingCalls: isLocal ? 1 : 0 }
    : { concurrentCalls: limit, startingCalls: null };
}

/**
 * Only the model configuration, for evaluation tools, which need no secrets and no other services.
 * @returns null where no model is configured
 * @throws ConfigError where a variable is invalid, or the model's name is missing
 */
export function loadModelConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): ModelConfig | null {
  const provided = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  if (provided['AI_BASE_URL'] !== undefined && provided['AI_MODEL'] === undefined)
    throw new ConfigError([
      `AI_MODEL is missing (needed with AI_BASE_URL): ${configSchema.shape.AI_MODEL.description ?? ''}`,
    ]);
  const parsed = variables.safeParse(provided);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`),
    );
  return toModel(parsed.data);
}
