import { AppError } from '@rolefit/contracts';
import { Agent, fetch as fetchWith, type RequestInit as RequestInitOf } from 'undici';

/**
 * Node's own `fetch` gives up after five minutes without headers, but a model on a laptop may take longer to produce its first token. The caller's signal
 * limits the time instead; only connecting has its own limit.
 */
const dispatcher = new Agent({
  headersTimeout: 0,
  bodyTimeout: 0,
  connect: { timeout: 10_000 },
});

/**
 * `fetch` for an endpoint that may be hostile or broken: the body of every response, errors included, is cut off beyond `maxBytes`. Bytes are counted
 * after decompression and as they arrive, so neither a wrong `Content-Length` nor a gzip bomb passes, and no more than the limit is ever buffered.
 * Redirects are not followed: texts and key are meant for the configured address only.
 * @param maxBytes of the decoded body
 * @param maxStreamedBytes the same for a stream of events
 * @returns a `fetch` whose body, read beyond the bound, fails with AppError MODEL_ANSWER_INVALID and closes the connection
 */
export function boundedFetch(
  maxBytes: number,
  maxStreamedBytes = maxBytes,
): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input;
    // Only the types of the two implementations differ.
    const options = { ...init, redirect: 'manual', dispatcher } as RequestInitOf;
    const { status, statusText, headers, body } = await fetchWith(url, options);
    const stream = body as ReadableStream<Uint8Array> | null;
    const isStreamed = headers.get('content-type')?.includes('text/event-stream') === true;
    const limit = byteLimit(isStreamed ? maxStreamedBytes : maxBytes);
    return new Response(stream?.pipeThrough(limit) ?? null, {
      status,
      statusText,
      headers: [...headers],
    });
  };
}

function byteLimit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      // Failing the stream also cancels the source body, which closes the connection.
      if (bytes > maxBytes)
        controller.error(
          new AppError('MODEL_ANSWER_INVALID', {
            cause: `the answer is longer than ${maxBytes} bytes`,
          }),
        );
      else controller.enqueue(chunk);
    },
  });
}
