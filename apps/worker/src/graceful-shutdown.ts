import { type INestApplicationContext } from '@nestjs/common';
import { type Logger, workerStopTimeoutMs } from '@rolefit/config';

/**
 * Shuts down gracefully on SIGTERM and SIGINT: takes no new jobs, lets running ones finish for eight seconds or returns them to the queue, closes the pools
 * and exits with status 0. Further signals are ignored, since a terminal and a supervisor may both send one. A failed start exits with status 1.
 */
export function shutDownOnSignals(
  starting: Promise<INestApplicationContext>,
  logger: Logger,
): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'Worker shutting down');
    setTimeout(() => {
      logger.error('Worker shutdown timed out');
      process.exit(1);
    }, workerStopTimeoutMs).unref();
    starting
      .then((app) => app.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'Worker shutdown failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  starting.catch((error: unknown) => {
    logger.fatal({ err: error }, 'Worker failed to start');
    process.exit(1);
  });
}
