/** What is read. The instructions and the schema are fixed for each task; only the input changes from call to call. */
export type ReadingTask = 'read-resume' | 'read-posting';

/**
 * One call to a language model.
 *
 * `instructions` is byte for byte the same for every call of a task, so that a provider's prompt cache works; send it first.
 * `input` is fenced and redacted text; send it last, as the user's turn. `schema` is a strict JSON Schema (all properties required,
 * `additionalProperties: false`) as structured output demands.
 */
export interface ModelRequest {
  readonly task: ReadingTask;
  readonly instructions: string;
  readonly input: string;
  readonly schema: { readonly name: string; readonly json: Record<string, unknown> };
  /** Ends the call, network and body included. */
  readonly signal?: AbortSignal;
}

/** What one call used, by the provider's own count. */
export interface ModelUse {
  /** The model that answered, as the provider names it. */
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars; null where the operator set no price. */
  readonly costUsd: number | null;
}

/** What came back. Nothing in `output` is trusted: `libs/ai` parses it, and asks once more where it does not parse. */
export interface ModelAnswer extends ModelUse {
  /** The parsed JSON; the raw string where the model's text is no JSON. */
  readonly output: unknown;
}

/**
 * The port to a language model. An adapter does one call, no more: no retries (queues wait for a model), no repair turn (that is
 * decided here, in `libs/ai`).
 * @throws AppError MODEL_UNAVAILABLE, MODEL_RATE_LIMITED (with `retryAfterMs`), MODEL_REFUSED, MODEL_TEXT_TOO_LONG,
 * MODEL_MISCONFIGURED, MODEL_ANSWER_INVALID (an answer that is cut off for its length); an UnusableAnswerError of one of these codes where an answer came that is paid for
 */
export interface LanguageModel {
  /** Name of the configured model, recorded with each reading. */
  readonly name: string;
  generate(request: ModelRequest): Promise<ModelAnswer>;
}
