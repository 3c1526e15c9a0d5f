import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Logger, NestLogger, type WorkerConfig } from '@rolefit/config';
import { startTracing } from '@rolefit/telemetry';
import { WorkerModule } from './worker.module.js';

/**
 * Starts a worker; `close()` on the returned context stops it. Waits for PostgreSQL and Redis.
 * @throws where the port is taken, a job has no handler, or the database does not answer within half a minute
 */
export async function createWorker(
  config: WorkerConfig,
  logger: Logger,
): Promise<INestApplicationContext> {
  await startTracing(config, 'rolefit-worker', logger);
  return NestFactory.createApplicationContext(WorkerModule.forRoot(config, logger), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
}
