import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { PdfTextReader } from './pdf-text.reader.js';
import { detectSandbox } from './sandbox.js';

/** Provides `PdfTextReader`. Needs `ConfigModule.forRoot()` in the root module. */
@Module({
  providers: [{ provide: PdfTextReader, useFactory: () => new PdfTextReader() }],
  exports: [PdfTextReader],
})
export class PdfTextModule implements OnApplicationShutdown, OnModuleInit {
  constructor(
    @Inject(PdfTextReader) private readonly reader: PdfTextReader,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Operators should know whether untrusted files are read without network access. */
  onModuleInit(): void {
    const sandbox = detectSandbox();
    this.logger.info(
      sandbox,
      sandbox.network === 'cut-off'
        ? 'PDF reader sandboxed: network blocked'
        : 'PDF reader sandbox incomplete: this system does not allow blocking the network',
    );
  }

  /** Children must not outlive the process that started them. */
  async onApplicationShutdown(): Promise<void> {
    await this.reader.close();
  }
}
