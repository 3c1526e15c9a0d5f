import type { ModelConfig } from '@rolefit/config';
import type { AppError, ErrorCode } from '@rolefit/contracts';
import { addressOf } from './address.js';

/** What an operator can do about an error. */
const remedies: Partial<Record<ErrorCode, string>> = {
  MODEL_NOT_FOUND: 'check AI_MODEL, or load the model on its server',
  MODEL_KEY_REJECTED: 'check AI_API_KEY',
  MODEL_UNPAID: 'pay the provider, or change AI_API_KEY',
  MODEL_MISCONFIGURED: 'check AI_BASE_URL, which usually ends with /v1',
  MODEL_TEXT_TOO_LONG: 'allow the model a larger context, such as OLLAMA_CONTEXT_LENGTH=16384',
  MODEL_ANSWER_CUT:
    'raise AI_ANSWER_TOKENS, or make the model reason less with AI_REASONING_EFFORT=low',
  MODEL_ANSWER_INVALID: 'use a larger model, or one trained to follow instructions',
  MODEL_UNAVAILABLE: 'check AI_BASE_URL, and that the server is running',
};

/** Statuses of a proxy that gave up waiting. */
const gatewayTimeout = /^(408|504|524)\b/;
const raiseProxyLimit =
  'raise the time that the proxy in front of the model allows, such as proxy_read_timeout of nginx, or have texts read in smaller portions by AI_CONTEXT_TOKENS';

/** Why the model cannot be called, in one line for the operator: model, address, the server's own words, and what to do. */
export function reasonFor(
  model: Pick<ModelConfig, 'name' | 'baseUrl'>,
  error: AppError | undefined,
): string {
  const said = saidBy(error?.cause) ?? 'it does not answer';
  const known = error === undefined ? undefined : remedies[error.code];
  const remedy = gatewayTimeout.test(said) ? raiseProxyLimit : known;
  return `${model.name} at ${addressOf(model.baseUrl)}: ${said}${remedy === undefined ? '' : ` (${remedy})`}`;
}

function saidBy(cause: unknown): string | null {
  if (typeof cause === 'string') return cause;
  return cause instanceof Error ? cause.message : null;
}
