import type { ModelConfig } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { type ChatDialect } from '../chat-dialect.js';
import { OpenAiModel } from '../openai.model.js';
import { addressOf } from '../address.js';
import { reasonFor } from '../operator-reason.js';
import { checkFacts } from './check-facts.js';
import { type CheckedPart, checkLinks } from './check-links.js';
import { endpointInfo, type EndpointInfo, isSameModel, ollamaContext } from './endpoint-info.js';
import { RecordedCalls } from './recorded-calls.js';

/** Whether a configured model can do the job. */
export interface ModelCheck {
  readonly isOk: boolean;
  /** About ten lines for an operator; without the key. */
  readonly lines: readonly string[];
}

/** A smaller context works too, but texts are read in portions. */
const contextRecommended = 8_192;
/** Calls that take longer make users wait noticeably. */
const slowSeconds = 60;

/** Tests the model on a known pair of texts, with the product's own prompts and verification. Costs two or three calls of some 2,000 tokens. */
export async function checkModel(config: ModelConfig): Promise<ModelCheck> {
  const model = new OpenAiModel(config);
  const calls = new RecordedCalls();
  const info = await endpointInfo(config);
  const parts: CheckedPart[] = [];
  let error: unknown = null;
  try {
    const recorded = calls.recording(model);
    if (config.reads !== 'links') parts.push(...(await checkFacts(recorded)));
    if (config.reads !== 'facts') parts.push(await checkLinks(recorded));
  } catch (thrown) {
    error = thrown;
  }
  const contextTokens =
    model.contextTokens ?? info.contextTokens ?? (error ? null : await ollamaContext(config));
  return {
    isOk: error === null && parts.every(({ isOk }) => isOk),
    lines: [
      line('Model', `${config.name} at ${addressOf(config.baseUrl)}`),
      line('Endpoint', endpointLine(info, config)),
      line('Dialect', dialectLine(model.dialect)),
      ...parts.map(({ name, says }) => line(name, says)),
      ...usageLines(calls, config),
      line('Context', contextLine(contextTokens)),
      line('Verdict', verdictLine(config, parts, calls, error)),
    ],
  };
}

function line(name: string, says: string): string {
  return `${name.padEnd(10)}${says}`;
}

function endpointLine({ models }: EndpointInfo, { name }: ModelConfig): string {
  if (models === null) return 'lists no models';
  const isListed = models.some((one) => isSameModel(one, name));
  const others = models.slice(0, 5).join(', ');
  return isListed
    ? `lists ${name}, among ${models.length} models`
    : `does not list ${name}; it has ${others}${models.length > 5 ? ', …' : ''}`;
}

function dialectLine(dialect: ChatDialect | null): string {
  if (dialect === null) return 'unknown, since no call was answered';
  const format = {
    json_schema: 'JSON by schema',
    json_object: 'JSON without a schema',
    text: 'text',
  };
  return [
    format[dialect.format],
    dialect.maxTokens,
    ...(dialect.temperature ? ['temperature 0'] : []),
    ...(dialect.system ? [] : ['no system message']),
    { counted: 'streamed', uncounted: 'streamed without a count', none: 'not streamed' }[
      dialect.stream
    ],
  ].join(', ');
}

function usageLines(calls: RecordedCalls, config: ModelConfig): string[] {
  if (calls.count === 0) return [];
  const { inputTokens, outputTokens, seconds, costUsd } = calls;
  const price =
    config.inputPrice === null || config.outputPrice === null
      ? 'unknown without AI_INPUT_PRICE and AI_OUTPUT_PRICE'
      : `${(costUsd ?? 0).toFixed(5)} US dollars`;
  return [
    line(
      'Time',
      `${seconds.toFixed(1)} s for ${calls.count} ${calls.count === 1 ? 'call' : 'calls'}`,
    ),
    line('Tokens', `${inputTokens} read, ${outputTokens} written`),
    line('Cost', price),
  ];
}

function contextLine(tokens: number | null): string {
  if (tokens === null) return 'unknown; name it in AI_CONTEXT_TOKENS if it is small';
  return tokens >= contextRecommended
    ? `${tokens} tokens`
    : `${tokens} tokens, so that long texts are read in portions; ${contextRecommended * 2} is better (Ollama: OLLAMA_CONTEXT_LENGTH)`;
}

function verdictLine(
  config: ModelConfig,
  parts: readonly CheckedPart[],
  calls: RecordedCalls,
  error: unknown,
): string {
  if (error instanceof AppError) return `does not work. ${reasonFor(config, error)}`;
  if (error !== null) return `the check itself failed: ${String(error)}`;
  if (!parts.every(({ isOk }) => isOk))
    return 'answers, but too much of it is wrong: take a larger model';
  return calls.seconds / calls.count > slowSeconds
    ? 'can do the job, slowly: scans take minutes'
    : 'can do the job';
}
