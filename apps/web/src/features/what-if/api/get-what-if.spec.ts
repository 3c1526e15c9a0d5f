import { limits } from '@rolefit/contracts';
import { createQueryClient } from '@/lib/query-client';
import { ok, requestsTo, serve } from '@/testing/fake-server';
import { whatIfQuery } from './get-what-if';

const call = 'GET /jobs/what-if';
const nothing = { offers: [], weights: [], scans: [], over: 0 };

describe('the query for what-ifs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks again when a busy server needs longer than a call may last', async () => {
    serve(call, () => {
      if (requestsTo(call).length > 1) return ok(nothing);
      return new Promise((_resolve, reject) => {
        setTimeout(() => reject(new DOMException('aborted', 'AbortError')), limits.callTimeoutMs);
      });
    });
    const settled = createQueryClient()
      .fetchQuery(whatIfQuery(null))
      .catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(limits.callTimeoutMs + 5_000);
    expect(await settled).toEqual(nothing);
    expect(requestsTo(call)).toHaveLength(2);
  });
});
