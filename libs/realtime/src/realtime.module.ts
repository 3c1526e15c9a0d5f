import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import { RealtimeEmitter } from './realtime-emitter.js';

/** Provides the `RealtimeEmitter`. Global; requires `ConfigModule`. */
@Module({})
export class RealtimeModule {
  static forRoot(): DynamicModule {
    return {
      module: RealtimeModule,
      global: true,
      providers: [
        {
          provide: RealtimeEmitter,
          useFactory: (config: Config, logger: Logger) => new RealtimeEmitter(config, logger),
          inject: [CONFIG, LOGGER],
        },
      ],
      exports: [RealtimeEmitter],
    };
  }
}
