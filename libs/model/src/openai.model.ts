import {
  type LanguageModel,
  type ModelAnswer,
  type ModelRequest,
  UnusableAnswerError,
} from '@rolefit/reading';
import { AppError } from '@rolefit/contracts';
import { APIError, OpenAI } from 'openai';
import { type ReasoningEffort } from 'openai/resources/shared';
import { AdaptiveTimeout } from './adaptive-timeout.js';
import { boundedFetch } from './bounded-fetch.js';
import { type ChatDialect, constantPart, toChatRequest } from './chat-dialect.js';
import { type CountedAnswer, readCompletion } from './completion.js';
import { DialectDetection } from './dialect-detection.js';
import { EndpointLimits, isPromptCut } from './endpoint-limits.js';
import { toModelError } from './model-error.js';
import { ModelTimeoutError } from './model-timeout.error.js';
import { type ModelPrices } from './usage.js';

/** Address and prices of the model; `config.model` has this shape. */
export interface OpenAiModelOptions extends ModelPrices {
  /** Including `/v1`. */
  readonly baseUrl: string;
  /** Null sends no Authorization header. */
  readonly apiKey: string | null;
  /** The model's name at the endpoint. */
  readonly name: string;
  /** Longest time of a call, from the first byte sent to the last byte received. */
  readonly timeoutMs: number;
  /** Time of the first call; it grows to `timeoutMs` for a slow server. Default: `timeoutMs`. */
  readonly firstTimeoutMs?: number;
  /** Default 6,000: a hundred facts of forty tokens with their quotes, plus half. */
  readonly maxOutputTokens?: number;
  /** Tokens of prompt and answer together; learned from the endpoint where null. */
  readonly contextTokens?: number | null;
  /** How much a reasoning model should think; null leaves its default. */
  readonly reasoningEffort?: ReasoningEffort;
  /** How long other calls wait for the first one to detect the dialect; default 1,000. */
  readonly detectionMs?: number;
}

const defaultOutputTokens = 6_000;

/**
 * A server rejects a parameter before it generates, so silence means that it accepted the request. Without this limit one hanging call would hold back all
 * calls of the process.
 */
const defaultDetectionMs = 1_000;

/**
 * Bytes of an answer per output token; a longer answer is cut off. A token is some four characters of JSON; the rest allows for
 * non-Latin text as `\uNNNN`, white space, and reasoning that some servers include without counting it. 960 KB by default.
 */
const bytesPerOutputToken = 160;

/**
 * A language model behind any OpenAI-compatible endpoint: one call, no retries, structured output as strict as the endpoint
 * supports. It learns the endpoint's dialect, its limits and its speed.
 */
export class OpenAiModel implements LanguageModel {
  readonly name: string;
  readonly #options: OpenAiModelOptions;
  readonly #client: OpenAI;
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
    this.#client = new OpenAI({
      baseURL: options.baseUrl,
      apiKey: options.apiKey ?? 'none',
      ...(options.apiKey === null ? { defaultHeaders: { Authorization: null } } : {}),
      // If omitted, the client would take these from environment variables.
      organization: null,
      project: null,
      webhookSecret: null,
      maxRetries: 0,
      timeout: timeoutMs,
      logLevel: 'off',
      fetch: boundedFetch(maxOutputTokens * 2 * bytesPerOutputToken),
    });
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
   * @throws AppError MODEL_UNAVAILABLE (a ModelTimeoutError where it took too long), MODEL_RATE_LIMITED (with `retryAfterMs` where the provider says),
   * MODEL_REFUSED, MODEL_TEXT_TOO_LONG (also where the endpoint has silently cut the prompt), MODEL_MISCONFIGURED, MODEL_ANSWER_INVALID (an endless answer);
   * the signal's reason when `request.signal` aborts the call
   */
  async generate(request: ModelRequest): Promise<ModelAnswer> {
    const limitMs = this.#timeout.ms;
    // The client's timeout covers each request separately, and in some versions only up to the headers; this signal covers the whole call.
    const wholeCall = AbortSignal.timeout(limitMs);
    const signal = request.signal ? AbortSignal.any([request.signal, wholeCall]) : wholeCall;
    const startedAt = performance.now();
    try {
      const answer = await this.#call(request, signal);
      this.#timeout.answered(performance.now() - startedAt);
      return answer;
    } catch (error) {
      request.signal?.throwIfAborted();
      if (!wholeCall.aborted) throw toModelError(error, this.#options.apiKey);
      this.#timeout.timedOut(limitMs);
      throw new ModelTimeoutError(limitMs);
    }
  }

  async #call(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    const { apiKey: secret, name: model } = this.#options;
    const prompt = `${constantPart(request)}${request.input}`;
    let allowedTokens = 0;
    const body = await this.#dialect.call((dialect) => {
      allowedTokens = this.#limits.answerTokensFor(prompt, request.allowsLongAnswer === true);
      return this.#send(dialect, allowedTokens, prompt, request, signal);
    }, signal);
    const keys = Object.keys(Object(request.schema.json['properties']));
    const answer = readCompletion(body, { model, prompt, keys, prices: this.#options, secret });
    this.#learn(answer, allowedTokens, prompt, request.input);
    const { promptTokens: _, answerTokens: __, ...rest } = answer;
    return rest;
  }

  /** Once more where the rejection names a limit that was not known, and the prompt fits it. */
  async #send(
    dialect: ChatDialect,
    allowedTokens: number,
    prompt: string,
    request: ModelRequest,
    signal: AbortSignal,
  ): Promise<unknown> {
    const send = (maxTokens: number): Promise<unknown> =>
      this.#client.chat.completions.create(
        toChatRequest(
          dialect,
          { model: this.name, reasoningEffort: this.#options.reasoningEffort ?? null },
          maxTokens,
          request,
        ),
        { signal },
      );
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

  /** @throws UnusableAnswerError MODEL_TEXT_TOO_LONG where the model has not seen the whole prompt */
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
