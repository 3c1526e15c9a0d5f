import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sendOversized } from './oversized-response.js';
import { type Completion, completionIn, sendCompletion, sendEvents } from './scripted-stream.js';
import {
  type Script,
  type ScriptedBehaviour,
  type ScriptedRequest,
  type ScriptedUsage,
} from './scripted-behaviour.js';

interface ChatBody {
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: { readonly json_schema?: { readonly name: string } };
}

export interface ScriptedServerOptions {
  /** Whether it streams on request by default; some servers ignore the parameter. */
  readonly streams?: boolean;
}

/**
 * A scripted OpenAI-compatible server on a port of 127.0.0.1, over real HTTP. It serves
 * `POST /v1/chat/completions` and misbehaves on demand. Point `AI_BASE_URL` at `baseUrl`.
 */
export class ScriptedModelServer {
  /** All received requests, in order. */
  readonly requests: ScriptedRequest[] = [];

  /** Bytes of `oversized` bodies that clients accepted, socket buffers included. */
  oversizedBytes = 0;

  readonly #server: Server;
  readonly #streams: boolean;
  #script: Script;
  #played = 0;
  #openCalls = 0;

  private constructor(script: Script, { streams }: ScriptedServerOptions) {
    this.#script = script;
    this.#streams = streams ?? true;
    this.#server = createServer((request, response) => {
      this.#openCalls++;
      response.on('close', () => this.#openCalls--);
      void this.#serve(request, response);
    });
  }

  /**
   * Starts a server. Close it when done.
   * @param port a free one by default; a restart after a crash needs the former one
   */
  static async start(
    script: Script,
    port = 0,
    options: ScriptedServerOptions = {},
  ): Promise<ScriptedModelServer> {
    const scripted = new ScriptedModelServer(script, options);
    await new Promise<void>((resolve, reject) => {
      scripted.#server.once('error', reject);
      scripted.#server.listen(port, '127.0.0.1', resolve);
    });
    return scripted;
  }

  /** Value for `AI_BASE_URL`, with `/v1` at the end. */
  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** Requests whose connection is still open. */
  get openCalls(): number {
    return this.#openCalls;
  }

  /** Replaces the script and starts at its first entry; the recorded requests stay. */
  play(script: Script): void {
    this.#script = script;
    this.#played = 0;
  }

  /** Stops the server and closes every connection, stalled ones too. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await readJson(request);
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
        return sendError(response, { kind: 'error', status: 404, message: 'no such route' });
      const recorded = record(request, body, this.requests.length);
      this.requests.push(recorded);
      const behaviour = await this.#next(recorded);
      if (behaviour.delayMs !== undefined) await wait(behaviour.delayMs);
      if (behaviour.kind === 'oversized')
        await sendOversized(response, behaviour, (bytes) => (this.oversizedBytes += bytes));
      else await this.#perform(behaviour, response, recorded);
    } catch (error) {
      // The client disconnected, or the script threw: a test that waits for an answer must not hang.
      if (!response.headersSent)
        sendError(response, { kind: 'error', status: 500, message: String(error) });
      else response.destroy();
    }
  }

  async #perform(
    behaviour: Exclude<ScriptedBehaviour, { kind: 'oversized' }>,
    response: ServerResponse,
    request: ScriptedRequest,
  ): Promise<void> {
    const isStreamed = this.#streams && request.body['stream'] === true;
    const send = (content: string | null, options: CompletionOptions = {}): Promise<void> =>
      sendCompletion(response, completionOf(request, content, options), isStreamed && request);
    switch (behaviour.kind) {
      case 'answer':
        return send(JSON.stringify(behaviour.output), behaviour);
      case 'text':
        return send(behaviour.text);
      case 'truncated': {
        const whole = JSON.stringify(behaviour.output);
        return send(whole.slice(0, Math.ceil(whole.length / 2)), { finishReason: 'length' });
      }
      case 'refusal':
        return send(null, {
          refusal: behaviour.text ?? 'I cannot help with that.',
          ...(behaviour.usage ? { usage: behaviour.usage } : {}),
        });
      case 'error':
        return sendError(response, behaviour);
      case 'stream':
        return sendEvents(response, behaviour);
      case 'body': {
        const completion = isStreamed ? completionIn(behaviour.body) : null;
        if (completion !== null) return sendCompletion(response, completion, request);
        response
          .writeHead(behaviour.status ?? 200, { 'content-type': behaviour.contentType })
          .end(behaviour.body);
        return;
      }
      case 'stall': {
        const contentType = isStreamed ? 'text/event-stream' : 'application/json';
        response
          .writeHead(200, { 'content-type': contentType })
          .write(`${isStreamed ? 'data: ' : ''}{"id":"scripted","choices":[`);
        return;
      }
      case 'silence':
        return;
      case 'reset':
        response.socket?.resetAndDestroy();
    }
  }

  #next(request: ScriptedRequest): ScriptedBehaviour | Promise<ScriptedBehaviour> {
    if (typeof this.#script === 'function') return this.#script(request);
    const behaviour = this.#script[Math.min(this.#played++, this.#script.length - 1)];
    if (!behaviour) throw new Error('the script is empty');
    return behaviour;
  }
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function record(
  request: IncomingMessage,
  body: Record<string, unknown>,
  index: number,
): ScriptedRequest {
  const { messages = [], response_format } = body as ChatBody;
  return {
    authorization: request.headers.authorization,
    body,
    instructions: messages.find(({ role }) => role === 'system')?.content ?? '',
    input: messages.at(-1)?.content ?? '',
    schemaName: response_format?.json_schema?.name ?? null,
    index,
  };
}

interface CompletionOptions {
  readonly usage?: ScriptedUsage;
  readonly model?: string;
  readonly refusal?: string;
  readonly finishReason?: string;
}

function completionOf(
  request: ScriptedRequest,
  content: string | null,
  options: CompletionOptions,
): Completion {
  // About four characters a token in English, as providers count.
  const { inputTokens, outputTokens } = options.usage ?? {
    inputTokens: Math.ceil((request.instructions.length + request.input.length) / 4),
    outputTokens: Math.ceil((content?.length ?? 0) / 4),
  };
  return {
    id: `scripted-${request.index}`,
    object: 'chat.completion',
    created: 0,
    model: options.model ?? request.body['model'],
    choices: [
      {
        index: 0,
        finish_reason: options.finishReason ?? 'stop',
        message: { role: 'assistant', content, refusal: options.refusal ?? null },
      },
    ],
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    },
  };
}

function sendError(
  response: ServerResponse,
  behaviour: Extract<ScriptedBehaviour, { kind: 'error' }>,
): void {
  const {
    status,
    retryAfter,
    message = `scripted ${status}`,
    code = null,
    param = null,
  } = behaviour;
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    })
    .end(JSON.stringify({ error: { message, type: 'scripted', code, param } }));
}
