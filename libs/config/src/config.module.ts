import { type DynamicModule, Module } from '@nestjs/common';
import { type Config, loadConfig } from './config.js';
import { createLogger, type Logger } from './logger.js';

/** Token of the frozen `Config`: `@Inject(CONFIG) private readonly config: Config`. */
export const CONFIG = Symbol('CONFIG');

/** Token of the process's `Logger`: `@Inject(LOGGER) private readonly logger: Logger`. */
export const LOGGER = Symbol('LOGGER');

/** Gives every module of a process its configuration and its logger. Global: import it once, in the root module. */
@Module({})
export class ConfigModule {
  /**
   * @param config read once in `main.ts`; by default from the environment
   * @param logger the process's logger; by default one named "rolefit"
   * @throws ConfigError when the environment is read here and does not do
   */
  static forRoot(config: Config = loadConfig(), logger: Logger = createLogger(config, 'rolefit')): DynamicModule {
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
