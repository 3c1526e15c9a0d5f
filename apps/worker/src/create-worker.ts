import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Config, type Logger, NestLogger } from '@rolefit/config';
import { startTracing } from '@rolefit/telemetry';
import { WorkerModule } from './worker.module.js';

/**
 * Starts a whole worker; `close()` on what it returns ends it. PostgreSQL and Redis that are not there yet are waited for.
 * @throws the error of a port that is taken, of a job without a handler, or of a database that does not come up in half a minute
 */
export async function createWorker(config: Config, logger: Logger): Promise<INestApplicationContext> {
  await startTracing(config, 'rolefit-worker', logger);
  return NestFactory.createApplicationContext(WorkerModule.forRoot(config, logger), { logger: new NestLogger(logger), abortOnError: false });
}
