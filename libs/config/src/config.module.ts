import { type DynamicModule, Module } from '@nestjs/common';
import type { Config, WorkerConfig } from './config.js';
import { loadConfig } from './load-config.js';
import { createLogger, type Logger } from './logger.js';

/** Injection token of the frozen `Config`, or `WorkerConfig` in a worker: `@Inject(CONFIG) private readonly config: Config`. */
export const CONFIG = Symbol('CONFIG');

/** Injection token of the process's `Logger`: `@Inject(LOGGER) private readonly logger: Logger`. */
export const LOGGER = Symbol('LOGGER');

/** Provides configuration and logger. Global: import it once, in the root module. */
@Module({})
export class ConfigModule {
  /**
   * @param config usually loaded in `main.ts`; read from the environment by default
   * @param logger the process's logger; by default one named "rolefit"
   * @throws ConfigError where the environment is read here and is invalid
   */
  static forRoot(
    config: Config | WorkerConfig = loadConfig(),
    logger: Logger = createLogger(config, 'rolefit'),
  ): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
      ],
      exports: [CONFIG, LOGGER],
    };
  }
}
