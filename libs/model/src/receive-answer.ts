import { AppError } from '@rolefit/contracts';
import { APIError, type OpenAI } from 'openai';
import { Stream } from 'openai/streaming';
import { z } from 'zod';
import { StreamedAnswer } from './streamed-answer.js';

/** The response of an endpoint that accepted a request. */
export interface ReceivedAnswer {
  /** Parsed JSON, or the text if it is not JSON. */
  readonly body: unknown;
  /** Why the answer ended early; `body` is then the part that arrived. Undefined for a complete answer. */
  readonly interruption?: unknown;
}

/** How to receive an answer. */
export interface Receiving {
  readonly client: OpenAI;
  readonly signal: AbortSignal;
  /** Called for each event of a stream. */
  readonly onHeard: () => void;
  readonly maxChars: number;
}

/** A completion without any content. */
const nothing = { choices: [{ message: {} }] };

/**
 * Receives an answer, streamed or not: some endpoints do not stream although asked to, and some label a stream as text.
 * @throws APIError if a stream begins with an error
 */
export async function receiveAnswer(
  response: Response,
  receiving: Receiving,
): Promise<ReceivedAnswer> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('text/event-stream')) return receiveStream(response, receiving);
  let text = '';
  try {
    text = await response.text();
    if (/\bjson\b/i.test(type)) return { body: JSON.parse(text) };
  } catch (interruption) {
    return { body: nothing, interruption };
  }
  return /^\s*data:/.test(text)
    ? receiveStream(new Response(text), receiving)
    : { body: jsonOr(text) };
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function receiveStream(
  response: Response,
  { client, signal, onHeard, maxChars }: Receiving,
): Promise<ReceivedAnswer> {
  const answer = new StreamedAnswer(maxChars);
  const events = Stream.fromSSEResponse<unknown>(
    response,
    new AbortController(),
    client,
    false,
    'events',
  );
  try {
    for await (const event of events) {
      onHeard();
      throwErrorIn(event, response.headers);
      answer.add(event);
    }
    if (answer.isFinished) return { body: answer.body };
    // The client ends an aborted stream as if it were complete.
    signal.throwIfAborted();
    throw new AppError('MODEL_UNAVAILABLE', { cause: 'the stream ended before the answer' });
  } catch (interruption) {
    if (!answer.isEmpty) return { body: answer.body, interruption };
    if (interruption instanceof APIError) throw interruption;
    return { body: nothing, interruption };
  }
}

const errorEventSchema = z.object({
  error: z.union([
    z.string().transform((message) => ({ message, code: null })),
    z.looseObject({
      message: z.string().catch('an error without a message'),
      code: z.union([z.number(), z.string()]).nullish().catch(null),
    }),
  ]),
});

/** Servers that have begun a stream can only report errors within it. */
function throwErrorIn(event: unknown, headers: Headers): void {
  const failed = errorEventSchema.safeParse(event).data;
  if (failed === undefined) return;
  const { error } = failed;
  const isStatus = typeof error.code === 'number' && error.code >= 400 && error.code <= 599;
  const status = isStatus ? Number(error.code) : 502;
  throw new APIError(status, { ...error, code: isStatus ? null : error.code }, undefined, headers);
}
