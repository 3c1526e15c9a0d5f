import { Inject, Injectable, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { Config } from './config.js';
import { loadConfig } from './load-config.js';
import { CONFIG, ConfigModule, LOGGER } from './config.module.js';
import { createLogger, type Logger } from './logger.js';

@Injectable()
class Reader {
  constructor(
    @Inject(CONFIG) readonly config: Config,
    @Inject(LOGGER) readonly logger: Logger,
  ) {}
}

@Module({ providers: [Reader] })
class FeatureModule {}

describe('ConfigModule', () => {
  it('provides the same configuration and logger to modules that do not import it', async () => {
    const config = loadConfig({
      DATABASE_URL: 'postgres://127.0.0.1/x',
      REDIS_URL: 'redis://127.0.0.1',
      SESSION_SECRET: 's'.repeat(32),
      OBJECTS_DIR: '/x',
    });
    const logger = createLogger(config, 'test', { write: () => undefined });
    const module = await Test.createTestingModule({
      imports: [ConfigModule.forRoot(config, logger), FeatureModule],
    }).compile();
    expect(module.get(Reader).config).toBe(config);
    expect(module.get(Reader).logger).toBe(logger);
  });
});
