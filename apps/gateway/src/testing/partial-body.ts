import { request } from 'node:http';
import { apiBasePath, endpoints } from '@rolefit/contracts';
import type { SignedInCaller, TestGateway } from './gateway.fixture.js';

/** A batch request whose body was started but not finished. */
export interface PartialBody {
  /** Status of the response, which may arrive before the body is complete. */
  readonly status: Promise<number>;
  /** Sends the rest of the body. */
  send(rest: string): void;
  stop(): void;
}

/** Starts a batch request with a declared body length. */
export function beginBatch(
  gateway: TestGateway,
  caller: SignedInCaller,
  bytes: number,
): PartialBody {
  const sent = request(`${gateway.url}${apiBasePath}${endpoints.createScans.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${caller.accessToken}`,
      'content-type': 'application/json',
      'content-length': bytes,
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    sent.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject);
  });
  // Ending the request on purpose must not cause an unhandled rejection.
  status.catch(() => undefined);
  sent.write('{"postings":');
  return { status, send: (rest) => void sent.end(rest), stop: () => void sent.destroy() };
}
