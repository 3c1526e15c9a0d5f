import {
  type LanguageModel,
  type ModelAnswer,
  type ModelRequest,
  type ModelUse,
  UnusableAnswerError,
} from '@rolefit/reading';
import { AppError } from '@rolefit/contracts';
import { APIError } from 'openai';
import { type ReasoningEffort } from 'openai/resources/shared';
import { AdaptiveTimeout } from './adaptive-timeout.js';
import { type ChatDialect, constantPart, toChatRequest } from './chat-dialect.js';
import { type CountedAnswer, readCompletion } from './completion.js';
import { DialectDetection } from './dialect-detection.js';
import { EndpointClient, type EndpointOptions } from './endpoint-client.js';
import { EndpointLimits, isPromptCut } from './endpoint-limits.js';
import { isWorthKeeping } from './interrupted-answer.js';
import { isGatewayTimeout, toModelError } from './model-error.js';
import { ModelTimeoutError } from './model-timeout.error.js';
import { type ReceivedAnswer } from './receive-answer.js';
import { SilenceLimit } from './silence-limit.js';
import { unansweredUse } from './unanswered-use.js';
import { type ModelPrices } from './usage.js';

/** Address and prices of the model; `config.model` has this shape. */
export interface OpenAiModelOptions extends EndpointOptions, ModelPrices {
  /** The model's name at the endpoint. */
  readonly name: string;
  /** Maximum silence of the endpoint, before or within an answer; for one that is not streamed, the maximum time of the call. */
  readonly timeoutMs: number;
  /** The same for the first call; it grows to `timeoutMs` for a slow server. Default: `timeoutMs`. */
  readonly firstTimeoutMs?: number;
  /** Default 6,000: a hundred facts of forty tokens with their quotes, plus half. */
  readonly maxOutputTokens?: number;
  /** Tokens of prompt and answer together; null to learn them from the endpoint. */
  readonly contextTokens?: number | null;
  /** Reasoning effort; null for the model's default. */
  readonly reasoningEffort?: ReasoningEffort;
  /** How long other calls wait for the first one to detect the dialect; default 1,000. */
  readonly detectionMs?: number;
}

const defaultOutputTokens = 6_000;
/** Estimate for an answer that is not streamed and timed out. Source: the mean of 49 postings was 1,114; many stop earlier. */
const usualAnswerTokens = 500;

/**
 * A server rejects a parameter before it generates, so silence means that it accepted the request. Without this limit one hanging call would hold back all
 * calls of the process.
 */
const defaultDetectionMs = 1_000;

/**
 * A language model behind any OpenAI-compatible endpoint: one call, no retries, structured output as strict as the endpoint
 * supports, streamed if possible. It learns the endpoint's dialect, its limits and its speed.
 */
export class OpenAiModel implements LanguageModel {
  readonly name: string;
  readonly #options: OpenAiModelOptions;
  readonly #client: EndpointClient;
  readonly #dialect: DialectDetection;
  readonly #limits: EndpointLimits;
  readonly #timeout: AdaptiveTimeout;

  constructor(options: OpenAiModelOptions) {
    const { timeoutMs, maxOutputTokens = defaultOutputTokens } = options;
    this.#options = options;
    this.name = options.name;
    this.#dialect = new DialectDetection(options.detectionMs ?? defaultDetectionMs);
    this.#limits = new EndpointLimits(options.contextTokens ?? null, maxOutputTokens);
    this.#timeout = new AdaptiveTimeout(options.firstTimeoutMs ?? timeoutMs, timeoutMs);
    this.#client = new EndpointClient(options, maxOutputTokens * 2);
  }

  get contextTokens(): number | null {
    return this.#limits.contextTokens;
  }

  /** The format in which the endpoint accepts requests; null before the first answer. */
  get dialect(): ChatDialect | null {
    return this.#dialect.proven;
  }

  /**
   * One call. `output` is the parsed JSON, or the model's text where that is not JSON.
   * @throws AppError MODEL_UNAVAILABLE (a ModelTimeoutError if it took too long), MODEL_RATE_LIMITED (with `retryAfterMs` if the provider states it),
   * MODEL_REFUSED, MODEL_TEXT_TOO_LONG (also if the endpoint silently truncated the prompt), MODEL_MISCONFIGURED, MODEL_ANSWER_INVALID (an endless answer);
   * the signal's reason when `request.signal` aborts the call. An UnusableAnswerError if the endpoint may bill the call
   */
  async generate(request: ModelRequest): Promise<ModelAnswer> {
    const limit = new SilenceLimit(this.#timeout.ms);
    try {
      const answer = await this.#call(request, limit);
      if (!limit.hasRunOut) this.#timeout.answered(limit.longestMs);
      return answer;
    } catch (error) {
      request.signal?.throwIfAborted();
      throw error instanceof AppError ? error : this.#withoutAnswer(error, limit, request);
    } finally {
      if (limit.hasRunOut) this.#timeout.timedOut(limit.limitMs);
      limit.end();
    }
  }

  async #call(request: ModelRequest, limit: SilenceLimit): Promise<ModelAnswer> {
    const { apiKey: secret, name: model } = this.#options;
    const signal = AbortSignal.any([limit.signal, ...(request.signal ? [request.signal] : [])]);
    const prompt = `${constantPart(request)}${request.input}`;
    let allowedTokens = 0;
    const received = await this.#dialect.call((dialect) => {
      allowedTokens = this.#limits.answerTokensFor(prompt, request.allowsLongAnswer === true);
      const send = (maxTokens: number): Promise<ReceivedAnswer> =>
        this.#client.send(this.#requestIn(dialect, maxTokens, request), signal, () =>
          limit.heard(),
        );
      return this.#send(send, allowedTokens, prompt, request);
    }, signal);
    if (received.interruption !== undefined) request.signal?.throwIfAborted();
    const keys = Object.keys(Object(request.schema.json['properties']));
    const call = { model, prompt, keys, prices: this.#options, secret };
    const answer = readCompletion(received.body, call);
    const { interruption } = received;
    if (interruption === undefined) this.#learn(answer, allowedTokens, prompt, request.input);
    else if (!isWorthKeeping(answer.output, answer.isCut === true))
      throw this.#interrupted(interruption, limit, answer);
    const { promptTokens: _, answerTokens: __, ...rest } = answer;
    return rest;
  }

  #withoutAnswer(error: unknown, limit: SilenceLimit, request: ModelRequest): unknown {
    const isStreamed = this.#dialect.proven?.stream !== 'none';
    const use = unansweredUse(this.#options, request, isStreamed ? 0 : usualAnswerTokens);
    if (limit.hasRunOut) return new ModelTimeoutError(limit.limitMs, use);
    const known = toModelError(error, this.#options.apiKey);
    return known instanceof AppError && isGatewayTimeout(error)
      ? new UnusableAnswerError(known, use)
      : known;
  }

  #interrupted(interruption: unknown, limit: SilenceLimit, used: ModelUse): unknown {
    if (limit.hasRunOut) return new ModelTimeoutError(limit.limitMs, used);
    const known = toModelError(interruption, this.#options.apiKey);
    return known instanceof AppError ? new UnusableAnswerError(known, used) : known;
  }

  #requestIn(dialect: ChatDialect, maxTokens: number, request: ModelRequest) {
    const settings = { model: this.name, reasoningEffort: this.#options.reasoningEffort ?? null };
    return toChatRequest(dialect, settings, maxTokens, request);
  }

  /** Tries once more if the rejection states a limit that was not known yet and the prompt fits into it. */
  async #send(
    send: (maxTokens: number) => Promise<ReceivedAnswer>,
    allowedTokens: number,
    prompt: string,
    request: ModelRequest,
  ): Promise<ReceivedAnswer> {
    try {
      return await send(allowedTokens);
    } catch (error) {
      const hasLearned =
        error instanceof APIError && this.#limits.learnFromRejection(error.message);
      const fewer = this.#limits.answerTokensFor(prompt, request.allowsLongAnswer === true);
      if (!hasLearned || !this.#limits.fits(prompt) || fewer >= allowedTokens) throw error;
      return send(fewer);
    }
  }

  /** @throws UnusableAnswerError MODEL_TEXT_TOO_LONG if the model did not see the whole prompt */
  #learn(answer: CountedAnswer, allowedTokens: number, prompt: string, input: string): void {
    const { promptTokens, answerTokens, isCut } = answer;
    if (promptTokens === null) return;
    if (isPromptCut(promptTokens, prompt, input)) {
      this.#limits.learnFromCutPrompt(promptTokens);
      const cause = `the endpoint has cut the prompt to ${promptTokens} tokens; allow the model a larger context`;
      throw new UnusableAnswerError(new AppError('MODEL_TEXT_TOO_LONG', { cause }), answer);
    }
    if (isCut === true && answerTokens !== null)
      this.#limits.learnFromCutAnswer(promptTokens, answerTokens, allowedTokens);
  }
}
