import 'reflect-metadata';
import { ConfigError, createLogger, loadWorkerConfig } from '@rolefit/config';
import { createWorker } from './create-worker.js';
import { shutDownOnSignals } from './graceful-shutdown.js';

try {
  const config = loadWorkerConfig();
  const logger = createLogger(config, 'worker');
  // A library's unhandled rejection must not abort the running jobs.
  process.on('unhandledRejection', (error) =>
    logger.error({ err: error }, 'Unhandled promise rejection'),
  );
  shutDownOnSignals(createWorker(config, logger), logger);
} catch (error) {
  // No logger exists yet. An invalid environment deserves a sentence and not a stack trace.
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
}
