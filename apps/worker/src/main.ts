import 'reflect-metadata';
import { ConfigError, createLogger, loadConfig } from '@rolefit/config';
import { createWorker } from './create-worker.js';
import { shutDownOnSignals } from './graceful-shutdown.js';

try {
  const config = loadConfig();
  const logger = createLogger(config, 'worker');
  // A library's promise that nobody awaits is no reason to drop the jobs that run: rows tell what is left to do.
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'Unhandled promise rejection'));
  shutDownOnSignals(createWorker(config, logger), logger);
} catch (error) {
  // Nothing is set up yet that could log it; a wrong environment deserves a sentence and not a stack.
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
}
