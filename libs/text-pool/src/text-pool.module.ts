import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TextPool } from './text-pool.js';

/** Gives a process its `TextPool`. */
@Module({
  providers: [{ provide: TextPool, useFactory: () => new TextPool() }],
  exports: [TextPool],
})
export class TextPoolModule implements OnApplicationShutdown {
  constructor(@Inject(TextPool) private readonly pool: TextPool) {}

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
