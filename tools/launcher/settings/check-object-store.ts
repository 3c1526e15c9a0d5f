import { Client, S3Error } from 'minio';
import http from 'node:http';
import https from 'node:https';
import { messageOf, whyUnreachable, withinTime } from './unreachable.ts';

const refusedKeys = ['InvalidAccessKeyId', 'InvalidTokenId', 'SignatureDoesNotMatch'];

/** What is wrong with the user's object store, in one sentence; null if nothing is. A missing bucket is created later. */
export async function checkObjectStore(
  env: Readonly<Record<string, string>>,
): Promise<string | null> {
  const { S3_ENDPOINT = '', S3_BUCKET = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = env;
  const endpoint = new URL(S3_ENDPOINT);
  const isTls = endpoint.protocol === 'https:';
  const place = `${endpoint.hostname}:${endpoint.port || (isTls ? 443 : 80)}`;
  const agent = isTls ? new https.Agent() : new http.Agent();
  const client = new Client({
    transportAgent: agent,
    endPoint: endpoint.hostname,
    useSSL: isTls,
    ...(endpoint.port !== '' && { port: Number(endpoint.port) }),
    region: env.S3_REGION ?? 'us-east-1',
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    retryOptions: { disableRetry: true },
  });
  try {
    await withinTime(listOne(client, S3_BUCKET));
    return null;
  } catch (error) {
    if (error instanceof S3Error) return refusal(error, S3_BUCKET);
    return (
      whyUnreachable(error, { variable: 'S3_ENDPOINT', server: 'object store', place }) ??
      `S3_ENDPOINT: ${place} answered “${messageOf(error)}”.`
    );
  } finally {
    // A request without an answer would keep the process alive.
    agent.destroy();
  }
}

/** Unlike a HEAD request, a list answers with the reason of a refusal. */
async function listOne(client: Client, bucket: string): Promise<void> {
  for await (const _ of client.listObjectsV2(bucket)) return;
}

function refusal(error: S3Error, bucket: string): string | null {
  const code = error.code ?? '';
  if (code === 'NoSuchBucket') return null;
  if (refusedKeys.includes(code))
    return 'S3_ACCESS_KEY, S3_SECRET_KEY: the object store refuses these keys.';
  if (code === 'AccessDenied')
    return `S3_BUCKET: the object store refuses access to the bucket “${bucket}” with these keys.`;
  return `S3_ENDPOINT: the object store answered “${code || messageOf(error)}”.`;
}
