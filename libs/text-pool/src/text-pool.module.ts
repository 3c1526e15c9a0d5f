import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { TextPool } from './text-pool.js';

/** Gives a process its `TextPool`. Needs `ConfigModule.forRoot()` in the root module. */
@Module({
  providers: [{ provide: TextPool, inject: [CONFIG], useFactory: ({ worker: { threads } }: Config) => new TextPool({ threads }) }],
  exports: [TextPool],
})
export class TextPoolModule implements OnModuleInit, OnApplicationShutdown {
  constructor(@Inject(TextPool) private readonly pool: TextPool) {}

  /** Before the first job: a file of a resume that is read meanwhile would run out of time on a busy machine. */
  async onModuleInit(): Promise<void> {
    await this.pool.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
