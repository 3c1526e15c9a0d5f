/**
 * Kinds of texts to read. The instructions and the schema are fixed per task; only the input
 * differs between calls.
 */
export type ReadingTask = 'read-resume' | 'read-posting';

/** The tasks a model is used for: extracting facts from one text, or finding evidence in a resume for the requirements of a posting. */
export type ModelTask = ReadingTask | 'link-evidence';

/**
 * One call to a language model. `instructions` is byte-identical for all calls of a task, so that a
 * provider's prompt cache works; send it first. `input` is fenced and redacted text; send it last,
 * as the user's turn. `schema` is a strict JSON Schema (all properties required,
 * `additionalProperties: false`) for structured output.
 */
export interface ModelRequest {
  readonly task: ModelTask;
  readonly instructions: string;
  readonly input: string;
  readonly schema: { readonly name: string; readonly json: Record<string, unknown> };
  /** Aborts the call, including network and body. */
  readonly signal?: AbortSignal;
  /** Allows an answer twice as long as usual, because the previous one was cut off. */
  readonly allowsLongAnswer?: boolean;
}

/** Usage of one call, as counted by the provider, or estimated if it reports none. */
export interface ModelUse {
  /** The model that answered, as the provider names it. */
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars; null if the operator configured no price. */
  readonly costUsd: number | null;
}

/**
 * The model's answer. `output` is untrusted: `libs/reading` parses it and queries once more if it
 * cannot use any of it.
 */
export interface ModelAnswer extends ModelUse {
  /** The parsed JSON, or the raw string if the text is not JSON. */
  readonly output: unknown;
  /** Whether the answer was cut off for its length; `output` then holds its complete part. */
  readonly isCut?: boolean;
}

/**
 * The port to a language model. An adapter makes exactly one call: no retries (the queue retries)
 * and no repair turn (`libs/reading` decides on it).
 * @throws AppError MODEL_UNAVAILABLE, MODEL_RATE_LIMITED (with `retryAfterMs`), MODEL_REFUSED,
 * MODEL_TEXT_TOO_LONG (the text may be sent in smaller portions), one of `modelSetUpCodes`,
 * MODEL_ANSWER_INVALID (an endless answer); an UnusableAnswerError of one of these codes for an answer
 * that is billed
 */
export interface LanguageModel {
  /** Name of the configured model, recorded with each reading. */
  readonly name: string;
  /**
   * Tokens that prompt and answer may have together, as configured or as learned from the endpoint's
   * answers; it may change between calls. Missing or null if unknown.
   */
  readonly contextTokens?: number | null;
  generate(request: ModelRequest): Promise<ModelAnswer>;
}

/** Copies a model with a different call function; used to wrap one. */
export function withGenerate(
  model: LanguageModel,
  generate: LanguageModel['generate'],
): LanguageModel {
  return {
    name: model.name,
    get contextTokens() {
      return model.contextTokens ?? null;
    },
    generate,
  };
}
