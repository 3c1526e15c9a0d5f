import { type ServerResponse } from 'node:http';
import { type ScriptedBehaviour, type ScriptedRequest } from './scripted-behaviour.js';

/** A chat completion as a server writes it; any field may be missing. */
export interface Completion {
  readonly choices: readonly {
    readonly index?: number;
    readonly message: object;
    readonly finish_reason?: unknown;
  }[];
  readonly usage?: unknown;
  readonly [field: string]: unknown;
}

/** The length of one or two tokens, unless that makes too many chunks. */
const pieceChars = 7;
const piecesMost = 500;

/** The completion in a body; null for another body, which cannot be streamed. */
export function completionIn(body: string): Completion | null {
  if (!body.startsWith('{')) return null;
  try {
    const { object, ...rest } = JSON.parse(body) as Partial<Completion>;
    return object === 'chat.completion' && rest.choices !== undefined
      ? { object, ...rest, choices: rest.choices }
      : null;
  } catch {
    return null;
  }
}

/** @param asked the request for a stream; false if it does not request one */
export async function sendCompletion(
  response: ServerResponse,
  completion: Completion,
  asked: ScriptedRequest | false,
): Promise<void> {
  if (asked !== false)
    return sendEvents(response, {
      kind: 'stream',
      events: eventsOf(completion, asked),
      ends: 'done',
    });
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ object: 'chat.completion', ...completion }));
}

/** As OpenAI streams it: the role, the texts in chunks, the finish reason, and the usage if requested. */
function eventsOf({ choices, usage, ...rest }: Completion, { body }: ScriptedRequest): object[] {
  const [choice] = choices;
  const event = (own: object): object => ({ ...rest, object: 'chat.completion.chunk', ...own });
  const delta = (message: object, finish: unknown = null): object =>
    event({ choices: [{ index: 0, delta: message, finish_reason: finish }] });
  const { include_usage = false } = (body['stream_options'] ?? {}) as { include_usage?: boolean };
  return [
    delta({ role: 'assistant', content: '' }),
    ...deltasOf(choice?.message ?? {}).map((one) => delta(one)),
    delta({}, choice?.finish_reason ?? null),
    ...(include_usage && usage !== undefined ? [event({ choices: [], usage })] : []),
  ];
}

/** The first events of an answer that never continues. */
export function startOfStream(text: string): object[] {
  return deltasOf({ content: text }).map((delta) => ({ choices: [{ index: 0, delta }] }));
}

function deltasOf(message: object): object[] {
  return Object.entries(message).flatMap(([field, value]) =>
    field === 'role' || value === null ? [] : piecesOf(value).map((piece) => ({ [field]: piece })),
  );
}

function piecesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.map((part: unknown) => [part]);
  if (typeof value !== 'string') return [value];
  const chars = Math.max(pieceChars, Math.ceil(value.length / piecesMost));
  return value.match(new RegExp(`[^]{1,${chars}}`, 'gu')) ?? [];
}

export async function sendEvents(
  response: ServerResponse,
  { events, ends, contentType }: Extract<ScriptedBehaviour, { kind: 'stream' }>,
): Promise<void> {
  response.writeHead(200, { 'content-type': contentType ?? 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  for (const event of events) {
    const sent = event instanceof Promise ? await event : event;
    response.write(typeof sent === 'string' ? `${sent}\n\n` : `data: ${JSON.stringify(sent)}\n\n`);
  }
  if (ends === 'reset') response.write('\n', () => response.socket?.destroy());
  else if (ends !== 'stall') response.end(ends === 'done' ? 'data: [DONE]\n\n' : '');
}
