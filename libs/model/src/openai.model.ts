import { type LanguageModel, type ModelAnswer, type ModelRequest } from '@rolefit/reading';
import { OpenAI } from 'openai';
import { boundedFetch } from './bounded-fetch.js';
import { toChatRequest } from './chat-dialect.js';
import { readCompletion, type ModelPrices } from './completion.js';
import { DialectDetection } from './dialect-detection.js';
import { toModelError } from './model-error.js';

/** Address and prices of the model; `config.model` has this shape. */
export interface OpenAiModelOptions extends ModelPrices {
  /** Including `/v1`. */
  readonly baseUrl: string;
  /** Null sends no Authorization header. */
  readonly apiKey: string | null;
  /** The model's name at the endpoint. */
  readonly name: string;
  /** Timeout of the whole call, from the first byte sent to the last byte received; one request may take two thirds of it. */
  readonly timeoutMs: number;
  /** Default 6,000: a hundred facts of forty tokens with their quotes, plus half. */
  readonly maxOutputTokens?: number;
  /** How long other calls wait for the first one to detect the dialect; default 1,000. */
  readonly detectionMs?: number;
}

/**
 * Share of the call's timeout that one request may take, so that a hanging server is detected early and one that rejects a parameter can be
 * called again. A share, because a slow self-hosted model needs minutes: 30 s of the default 45 s. Source: measured settings.
 */
const requestShare = 2 / 3;

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
 * supports.
 */
export class OpenAiModel implements LanguageModel {
  readonly name: string;
  readonly #options: OpenAiModelOptions;
  readonly #client: OpenAI;
  readonly #dialect: DialectDetection;

  constructor(options: OpenAiModelOptions) {
    this.#options = options;
    this.name = options.name;
    this.#dialect = new DialectDetection(options.detectionMs ?? defaultDetectionMs);
    this.#client = new OpenAI({
      baseURL: options.baseUrl,
      apiKey: options.apiKey ?? 'none',
      ...(options.apiKey === null ? { defaultHeaders: { Authorization: null } } : {}),
      // If omitted, the client would take these from environment variables.
      organization: null,
      project: null,
      webhookSecret: null,
      maxRetries: 0,
      timeout: Math.ceil(options.timeoutMs * requestShare),
      logLevel: 'off',
      fetch: boundedFetch((options.maxOutputTokens ?? defaultOutputTokens) * bytesPerOutputToken),
    });
  }

  /**
   * One call. `output` is the parsed JSON, or the model's text where that is not JSON.
   * @throws AppError MODEL_UNAVAILABLE, MODEL_RATE_LIMITED (with `retryAfterMs` where the provider says), MODEL_REFUSED,
   * MODEL_TEXT_TOO_LONG, MODEL_MISCONFIGURED, MODEL_ANSWER_INVALID (an endless answer); the signal's reason when `request.signal` aborts the call
   */
  async generate(request: ModelRequest): Promise<ModelAnswer> {
    const { apiKey, timeoutMs, name } = this.#options;
    // The client's timeout covers each request separately, and in some versions only up to the headers; this signal covers the whole call.
    const wholeCall = AbortSignal.timeout(timeoutMs);
    const signal = request.signal ? AbortSignal.any([request.signal, wholeCall]) : wholeCall;
    try {
      return readCompletion(await this.#ask(request, signal), name, this.#options, apiKey);
    } catch (error) {
      request.signal?.throwIfAborted();
      throw toModelError(error, apiKey);
    }
  }

  #ask(request: ModelRequest, signal: AbortSignal): Promise<unknown> {
    const maxOutputTokens = this.#options.maxOutputTokens ?? defaultOutputTokens;
    return this.#dialect.call(
      (dialect) =>
        this.#client.chat.completions.create(
          toChatRequest(dialect, this.name, maxOutputTokens, request),
          { signal },
        ),
      signal,
    );
  }
}
