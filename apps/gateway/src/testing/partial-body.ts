import { request } from 'node:http';
import { apiBasePath, endpoints } from '@rolefit/contracts';
import type { SignedInCaller, TestGateway } from './gateway.fixture.js';

/** A batch that was announced and has begun, and of which no more comes by itself. */
export interface PartialBody {
  /** Of the answer, which may come before the body. */
  readonly status: Promise<number>;
  /** Once the gateway has read the head. */
  send(rest: string): void;
  stop(): void;
}

/** Begins a batch of so many bytes. */
export function beginBatch(gateway: TestGateway, caller: SignedInCaller, bytes: number): PartialBody {
  const sent = request(`${gateway.url}${apiBasePath}${endpoints.createScans.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${caller.accessToken}`, 'content-type': 'application/json', 'content-length': bytes },
  });
  const status = new Promise<number>((resolve, reject) => {
    sent.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject);
  });
  // A test that ends it on purpose is not told so.
  status.catch(() => undefined);
  sent.write('{"postings":');
  return { status, send: (rest) => void sent.end(rest), stop: () => void sent.destroy() };
}
