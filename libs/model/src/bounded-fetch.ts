import { AppError } from '@rolefit/contracts';

/**
 * `fetch` for an endpoint that may be hostile or broken: the body of every response, errors included, is cut off beyond `maxBytes`. Bytes are counted
 * after decompression and as they arrive, so neither a wrong `Content-Length` nor a gzip bomb passes, and no more than the limit is ever buffered.
 * Redirects are not followed: texts and key are meant for the configured address only.
 * @param maxBytes of the decoded body
 * @returns a `fetch` whose body, read beyond the bound, fails with AppError MODEL_ANSWER_INVALID and closes the connection
 */
export function boundedFetch(
  maxBytes: number,
): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(byteLimit(maxBytes)), {
      status,
      statusText,
      headers,
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
