import { OpenAI } from 'openai';
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import { boundedFetch } from './bounded-fetch.js';
import { receiveAnswer, type ReceivedAnswer } from './receive-answer.js';

/** An endpoint's address. */
export interface EndpointOptions {
  /** Including `/v1`. */
  readonly baseUrl: string;
  /** Null sends no Authorization header. */
  readonly apiKey: string | null;
}

/**
 * Bytes of an answer per output token; a longer answer is cut off. A token is some four characters of JSON; the rest allows for
 * non-Latin text as `\uNNNN`, white space, and reasoning that some servers include without counting it. 1.92 MB by default, since the
 * longest answers have 12,000 tokens.
 */
const bytesPerOutputToken = 160;
/** A stream has an event of up to 400 bytes for each token. Only the text is kept, and it may have no more characters than an unstreamed answer has bytes. */
const streamedBytesPerByte = 4;
/** Longer than any of our own limits, which must apply first. */
const clientTimeoutMs = 7_200_000;

/** Sends requests to one endpoint, without retries. */
export class EndpointClient {
  readonly #client: OpenAI;
  readonly #maxBytes: number;

  /** @param maxOutputTokens maximum tokens of an answer */
  constructor({ baseUrl, apiKey }: EndpointOptions, maxOutputTokens: number) {
    this.#maxBytes = maxOutputTokens * bytesPerOutputToken;
    this.#client = new OpenAI({
      baseURL: baseUrl,
      apiKey: apiKey ?? 'none',
      ...(apiKey === null ? { defaultHeaders: { Authorization: null } } : {}),
      // If omitted, the client would take these from environment variables.
      organization: null,
      project: null,
      webhookSecret: null,
      maxRetries: 0,
      timeout: clientTimeoutMs,
      logLevel: 'off',
      fetch: boundedFetch(this.#maxBytes, this.#maxBytes * streamedBytesPerByte),
    });
  }

  /**
   * @param onHeard called whenever something has arrived
   * @throws APIError if the endpoint rejects the request; network errors before its answer begins
   */
  async send(
    request: ChatCompletionCreateParams,
    signal: AbortSignal,
    onHeard: () => void,
  ): Promise<ReceivedAnswer> {
    const response = await this.#client.chat.completions.create(request, { signal }).asResponse();
    onHeard();
    return receiveAnswer(response, {
      client: this.#client,
      signal,
      onHeard,
      maxChars: this.#maxBytes,
    });
  }
}
