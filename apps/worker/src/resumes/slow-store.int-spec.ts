import { createServer, request as forward, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isNightly } from '@rolefit/testing';
import { TestWorker } from '../testing/test-worker.js';

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
const S3rver = jest.requireActual<new (options: object) => S3rver>('s3rver');

/** A proxy before the store: it answers late, stalls after half of a file, or trickles. */
type Trouble = 'none' | 'late' | 'stalls' | 'drips';

describe('a resume in an object store that is slow', () => {
  let s3: S3rver;
  let directory: string;
  let line: Server;
  let worker: TestWorker;
  let trouble: Trouble = 'none';
  let halves = 0;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'rolefit-s3-'));
    s3 = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
    const { port } = await s3.run();
    line = createServer((request, response) => {
      const inner = forward(
        {
          port,
          host: '127.0.0.1',
          method: request.method,
          path: request.url,
          headers: request.headers,
        },
        async (answer) => {
          if (trouble === 'late') await wait(3_000);
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          if (request.method !== 'GET' || (trouble !== 'stalls' && trouble !== 'drips'))
            return void answer.pipe(response);
          const [first] = (await answer.toArray()) as Buffer[];
          halves += 1;
          response.write(first!.subarray(0, 100));
          for (let at = 100; trouble === 'drips' && !response.destroyed; at += 1) {
            response.write(first!.subarray(at, at + 1));
            await wait(500);
          }
        },
      );
      request.pipe(inner);
    });
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
    worker = await TestWorker.prepare({
      S3_ENDPOINT: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
      S3_BUCKET: 'slow-test',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    });
    worker.tryJobs(1, 100);
    await worker.start();
  });
  afterAll(async () => {
    trouble = 'none';
    await worker?.stop();
    line?.closeAllConnections();
    line?.close();
    await s3?.close();
    await rm(directory, { recursive: true, force: true });
  });

  const anUpload = async () => {
    trouble = 'none';
    const { id: userId } = await worker.aUser();
    return { userId, resumeId: (await worker.upload(userId)).id };
  };

  it('is read despite a late answer', async () => {
    const { userId, resumeId } = await anUpload();
    trouble = 'late';
    await worker.requestEvaluation(userId, resumeId);
    await expect(worker.evaluationEnded(userId, 120_000)).resolves.toMatchObject({
      evaluationStatus: 'completed',
      failureCode: null,
    });
  });

  it.each<Trouble>(isNightly ? ['stalls', 'drips'] : ['stalls'])(
    'fails with a reason where the file %s, and is read after the store has recovered',
    async (how) => {
      const { userId, resumeId } = await anUpload();
      const before = halves;
      trouble = how;
      await worker.requestEvaluation(userId, resumeId);
      await expect(worker.evaluationEnded(userId, 240_000)).resolves.toMatchObject({
        evaluationStatus: 'failed',
        failureCode: 'SERVICE_UNAVAILABLE',
      });
      expect(halves).toBeGreaterThan(before);
      trouble = 'none';
      await worker.requestEvaluation(userId, resumeId);
      await expect(worker.evaluationEnded(userId, 120_000)).resolves.toMatchObject({
        evaluationStatus: 'completed',
        failureCode: null,
      });
    },
    400_000,
  );
});
