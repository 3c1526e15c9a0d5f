import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { TextPool } from './text-pool.js';

/** Provides the `TextPool`. Needs `ConfigModule.forRoot()` in the root module. */
@Module({
  providers: [
    {
      provide: TextPool,
      inject: [CONFIG],
      useFactory: ({ worker: { threads } }: Config) => new TextPool({ threads }),
    },
  ],
  exports: [TextPool],
})
export class TextPoolModule implements OnModuleInit, OnApplicationShutdown {
  constructor(@Inject(TextPool) private readonly pool: TextPool) {}

  /** Before the first job: on a busy machine, a PDF that is read during the warm-up could time out. */
  async onModuleInit(): Promise<void> {
    await this.pool.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
