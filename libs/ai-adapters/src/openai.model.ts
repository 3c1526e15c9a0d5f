import { type LanguageModel, type ModelAnswer, type ModelRequest } from '@rolefit/ai';
import { OpenAI, APIError } from 'openai';
import { boundedFetch } from './openai/bounded-fetch.js';
import { firstDialect, nextDialect, toChatRequest, type ChatDialect } from './openai/chat-dialect.js';
import { readCompletion, type ModelPrices } from './openai/completion.js';
import { toModelError } from './openai/model-error.js';

/** Where the model is and what it costs; `config.model` has this shape. */
export interface OpenAiModelOptions extends ModelPrices {
  /** Up to and with `/v1`. */
  readonly baseUrl: string;
  /** Null sends no Authorization header. */
  readonly apiKey: string | null;
  /** The model's name, as the endpoint knows it. */
  readonly name: string;
  /** For the whole call, from the first byte out to the last byte in; one request may take two thirds of it. */
  readonly timeoutMs: number;
  /** Default 6,000: a hundred facts of forty tokens with their quotes, and half as much again. */
  readonly maxOutputTokens?: number;
}

/**
 * Share of the whole call that one request may take, so that a server that hangs is given up early and one that wants other words can
 * still be asked again. A share, because a slow model of one's own needs minutes: 30 s of the default 45 s. Source: measured settings.
 */
const requestShare = 2 / 3;

const defaultOutputTokens = 6_000;

/**
 * Bytes of an answer that one output token may take; a longer answer is cut off. A token is some four characters of JSON; the rest is room for
 * non-Latin text as `\uNNNN`, for white space, and for reasoning that some servers include without counting it. 960 KB for the default.
 */
const bytesPerOutputToken = 160;

/**
 * A language model behind any OpenAI-compatible endpoint: one call, no retries, structured output as strict as the endpoint
 * knows. What it learns about the endpoint's dialect it keeps, so only the first call pays for it.
 */
export class OpenAiModel implements LanguageModel {
  readonly name: string;
  readonly #options: OpenAiModelOptions;
  readonly #client: OpenAI;
  #dialect: ChatDialect = firstDialect;
  /** Ends with the first call, which finds out what the endpoint understands. */
  #probe: Promise<void> | null = null;

  constructor(options: OpenAiModelOptions) {
    this.#options = options;
    this.name = options.name;
    this.#client = new OpenAI({
      baseURL: options.baseUrl,
      apiKey: options.apiKey ?? 'none',
      ...(options.apiKey === null ? { defaultHeaders: { Authorization: null } } : {}),
      // Left out, these would come from variables that Rolefit does not know.
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
   * Asks once. `output` is the parsed JSON, or the model's text where that is no JSON.
   * @throws AppError MODEL_UNAVAILABLE, MODEL_RATE_LIMITED (with `retryAfterMs` where the provider says), MODEL_REFUSED,
   * MODEL_TEXT_TOO_LONG, MODEL_MISCONFIGURED, MODEL_ANSWER_INVALID (an answer without end); the signal's reason when `request.signal` ends the call
   */
  async generate(request: ModelRequest): Promise<ModelAnswer> {
    const { apiKey, timeoutMs, name } = this.#options;
    // The client counts each request alone, and versions of it stopped counting once the headers were there: this signal covers all.
    const wholeCall = AbortSignal.timeout(timeoutMs);
    const signal = request.signal ? AbortSignal.any([request.signal, wholeCall]) : wholeCall;
    try {
      return readCompletion(await this.#ask(request, signal), name, this.#options, apiKey);
    } catch (error) {
      request.signal?.throwIfAborted();
      throw toModelError(error, apiKey);
    }
  }

  /** The first call finds out how the endpoint wants to be asked; calls that come meanwhile wait for it, so that not each has to find out for itself. */
  async #ask(request: ModelRequest, signal: AbortSignal): Promise<unknown> {
    if (this.#probe === null) {
      const first = this.#askIn(request, signal);
      this.#probe = first.then(ignore, ignore);
      return first;
    }
    await untilAborted(this.#probe, signal);
    return this.#askIn(request, signal);
  }

  async #askIn(request: ModelRequest, signal: AbortSignal): Promise<unknown> {
    for (let dialect = this.#dialect; ; ) {
      try {
        const body: unknown = await this.#client.chat.completions.create(toChatRequest(dialect, this.name, this.#options.maxOutputTokens ?? defaultOutputTokens, request), { signal });
        this.#dialect = dialect;
        return body;
      } catch (error) {
        const next = error instanceof APIError && (error.status === 400 || error.status === 422) ? nextDialect(dialect, { message: error.message, param: error.param ?? null }) : null;
        if (next === null) throw error;
        dialect = next;
      }
    }
  }
}

const ignore = (): void => undefined;

/** Waits, but no longer than the signal lets. */
async function untilAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
