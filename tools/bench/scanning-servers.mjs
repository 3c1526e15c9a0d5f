import { emptyPostingAnswer } from '@rolefit/ai/testing';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { rootDir } from '../launcher/paths.mjs';
import { startBenchServers } from './servers.mjs';

/** A slow model as providers have them. Source: measured limits, "slow model". */
const [modelMs, modelSpreadMs] = [2_000, 500];

/**
 * The gateway with two people, a worker beside it as it is deployed, and a database connection to look into.
 * @param hasModel with a model that takes 2.0 ± 0.5 s for a posting; else the built-in analyser reads
 */
export async function startScanningServers({ hasModel }) {
  const servers = await startBenchServers({ people: 2 });
  const model = hasModel ? await startSlowModel() : null;
  const env = { ...servers.env, WORKER_PORT: '0', ...(model === null ? {} : { AI_BASE_URL: model.url, AI_MODEL: 'slow' }) };
  const worker = fork(join(rootDir, 'apps/worker/dist/main.js'), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const stop = async () => {
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    await ended;
    await client.end();
    await model?.close();
    await servers.stop();
  };
  return { ...servers, client, stop };
}

async function startSlowModel() {
  const body = JSON.stringify({ model: 'slow', choices: [{ finish_reason: 'stop', message: { content: JSON.stringify(emptyPostingAnswer) } }], usage: { prompt_tokens: 1_700, completion_tokens: 250 } });
  const server = createServer((request, response) => {
    request.resume();
    const afterMs = modelMs + modelSpreadMs * (2 * Math.random() - 1);
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body), afterMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${server.address().port}/v1`, close };
}
