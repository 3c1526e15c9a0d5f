import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { ResumeTextReader } from './resume-text.reader.js';
import { detectSandbox } from './sandbox.js';

/** Provides `ResumeTextReader`. Needs `ConfigModule.forRoot()` in the root module. */
@Module({
  providers: [{ provide: ResumeTextReader, useFactory: () => new ResumeTextReader() }],
  exports: [ResumeTextReader],
})
export class ResumeTextModule implements OnApplicationShutdown, OnModuleInit {
  constructor(
    @Inject(ResumeTextReader) private readonly reader: ResumeTextReader,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Operators should know whether untrusted files are read without network access. */
  onModuleInit(): void {
    const sandbox = detectSandbox();
    this.logger.info(
      sandbox,
      sandbox.network === 'cut-off'
        ? 'Resume reader sandboxed: network blocked'
        : 'Resume reader sandbox incomplete: this system does not allow blocking the network',
    );
  }

  /** Children must not outlive the process that started them. */
  async onApplicationShutdown(): Promise<void> {
    await this.reader.close();
  }
}
