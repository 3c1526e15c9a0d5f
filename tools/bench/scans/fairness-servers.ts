import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyPostingAnswer } from '@rolefit/reading/testing';
import type pg from 'pg';
import { type BenchServers, startBenchServers } from '../servers/bench-servers.ts';
import { connectDatabase } from '../servers/database-client.ts';
import { usualLatencyMs } from '../servers/slow-model.ts';
import { startWorkers } from '../servers/workers.ts';

/** The gateway with two users, one worker beside it, and a connection to observe the database. */
export interface FairnessServers extends BenchServers {
  readonly client: pg.Client;
}

/** @param hasModel with a model that takes 2.0 ± 0.5 s; otherwise the built-in analyser reads */
export async function startFairnessServers({
  hasModel,
}: {
  readonly hasModel: boolean;
}): Promise<FairnessServers> {
  const servers = await startBenchServers({ users: 2 });
  const model = hasModel ? await startEmptyModel() : null;
  const workers = await startWorkers({ env: { ...servers.env, ...model?.env } });
  const client = await connectDatabase(servers.databaseUrl);
  const stop = async (): Promise<void> => {
    await workers.stop();
    await client.end();
    await model?.close();
    await servers.stop();
  };
  return { ...servers, client, stop };
}

/** A model that finds nothing in any posting, so that its answers cost the worker little. */
async function startEmptyModel(): Promise<{
  readonly env: NodeJS.ProcessEnv;
  readonly close: () => Promise<void>;
}> {
  const body = JSON.stringify({
    model: 'slow',
    choices: [{ finish_reason: 'stop', message: { content: JSON.stringify(emptyPostingAnswer) } }],
    usage: { prompt_tokens: 1_700, completion_tokens: 250 },
  });
  const server = createServer((request, response) => {
    request.resume();
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
      usualLatencyMs(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    env: {
      AI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      AI_MODEL: 'slow',
      AI_READS: 'facts',
      AI_CONCURRENT_CALLS: 'unlimited',
    },
    close,
  };
}
