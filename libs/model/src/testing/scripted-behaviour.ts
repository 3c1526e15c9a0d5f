/** Tokens as a provider reports them. */
export interface ScriptedUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Behaviour for one request. Every kind waits `delayMs` first. */
export type ScriptedBehaviour = { readonly delayMs?: number } & (
  | {
      readonly kind: 'answer';
      readonly output: unknown;
      readonly usage?: ScriptedUsage;
      readonly model?: string;
    }
  /** Any text in place of JSON. */
  | { readonly kind: 'text'; readonly text: string }
  /** The first half of the JSON, as of a model that hit its token limit. */
  | { readonly kind: 'truncated'; readonly output: unknown }
  | { readonly kind: 'refusal'; readonly text?: string; readonly usage?: ScriptedUsage }
  | {
      readonly kind: 'error';
      readonly status: number;
      /** Sent as `Retry-After`: seconds, or a date. */
      readonly retryAfter?: number | string;
      readonly message?: string;
      readonly code?: string;
      readonly param?: string;
    }
  /**
   * A stream of these events, or lines of text, regardless of the request; a promise delays the events after it. Then the stream is closed, with `[DONE]` or
   * without, breaks, or stays open.
   */
  | {
      readonly kind: 'stream';
      readonly events: readonly (object | string | Promise<object>)[];
      readonly ends: 'done' | 'close' | 'reset' | 'stall';
      readonly contentType?: string;
    }
  /** A body of this type, by default with status 200. A chat completion is streamed if requested. */
  | {
      readonly kind: 'body';
      readonly contentType: string;
      readonly body: string;
      readonly status?: number;
    }
  /**
   * A body of `bytes` bytes, sent as fast as the client reads it (see `ScriptedModelServer.oversizedBytes`): chunked, with a `Content-Length` of ten bytes,
   * or as a gzip bomb, where `bytes` counts the compressed size and a thousand times as much comes out.
   */
  | {
      readonly kind: 'oversized';
      readonly bytes: number;
      readonly framing: 'chunked' | 'short-length' | 'gzip';
      readonly status?: number;
    }
  /** Headers and the start of a body, then nothing. */
  | { readonly kind: 'stall' }
  /** No headers at all. */
  | { readonly kind: 'silence' }
  /** The connection breaks. */
  | { readonly kind: 'reset' }
);

/** A request as received by the server. */
export interface ScriptedRequest {
  readonly authorization: string | undefined;
  /** The whole body. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Content of the system message. */
  readonly instructions: string;
  /** Content of the last message. */
  readonly input: string;
  /** Name of the requested JSON Schema; null where the request carries none. */
  readonly schemaName: string | null;
  /** Counts from 0. */
  readonly index: number;
}

/**
 * The script: a list whose last entry repeats forever, or a function of the request.
 */
export type Script =
  | readonly ScriptedBehaviour[]
  | ((request: ScriptedRequest) => ScriptedBehaviour | Promise<ScriptedBehaviour>);
