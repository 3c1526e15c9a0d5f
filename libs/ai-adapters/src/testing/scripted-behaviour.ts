/** Tokens as a provider reports them. */
export interface ScriptedUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What the scripted server does with one request. Every kind waits `delayMs` first. */
export type ScriptedBehaviour = { readonly delayMs?: number } & (
  | { readonly kind: 'answer'; readonly output: unknown; readonly usage?: ScriptedUsage; readonly model?: string }
  /** Any text in place of JSON. */
  | { readonly kind: 'text'; readonly text: string }
  /** The first half of the JSON, as a model that ran into its token limit leaves it. */
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
  /** A body of this type with status 200. */
  | { readonly kind: 'body'; readonly contentType: string; readonly body: string }
  /**
   * A body of `bytes` bytes, sent as fast as the client takes it (see `ScriptedModelServer.oversizedBytes`): chunked, with a `Content-Length` that states ten bytes,
   * or as a gzip bomb, where `bytes` counts what goes over the wire and a thousand times as much comes out.
   */
  | { readonly kind: 'oversized'; readonly bytes: number; readonly framing: 'chunked' | 'short-length' | 'gzip'; readonly status?: number }
  /** Headers and the beginning of a body, then nothing. */
  | { readonly kind: 'stall' }
  /** Not even headers. */
  | { readonly kind: 'silence' }
  /** The connection breaks. */
  | { readonly kind: 'reset' }
);

/** A request as the server received it. */
export interface ScriptedRequest {
  readonly authorization: string | undefined;
  /** The whole body. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Content of the system message. */
  readonly instructions: string;
  /** Content of the last message. */
  readonly input: string;
  /** Name of the JSON Schema that the answer must fit; null where the request carries none. */
  readonly schemaName: string | null;
  /** Counts from 0. */
  readonly index: number;
}

/**
 * What to do: a list that is worked off, its last entry for ever, or a function of the request.
 */
export type Script = readonly ScriptedBehaviour[] | ((request: ScriptedRequest) => ScriptedBehaviour | Promise<ScriptedBehaviour>);
