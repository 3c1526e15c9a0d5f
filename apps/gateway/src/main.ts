import 'reflect-metadata';
import { ConfigError, createLogger, loadConfig, version } from '@rolefit/config';
import { createGateway } from './create-gateway.js';

try {
  const config = loadConfig();
  const logger = createLogger(config, 'gateway');
  const app = await createGateway(config, logger);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  await app.listen(config.server.port, config.server.host);
  logger.info({ url: config.server.publicUrl, version }, 'Gateway listening');
} catch (error) {
  // The logger may not exist yet, and a configuration error needs no stack trace.
  process.stderr.write(`${error instanceof ConfigError ? error.message : describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
