import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type LanguageModel } from '@rolefit/ai';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import { OpenAiModel } from './openai.model.js';
import { detectSandbox } from './pdf/sandbox.js';
import { PdfTextReader } from './pdf-text.reader.js';

/** Token of the configured `LanguageModel`, or null where the built-in analyser reads: `@Inject(LANGUAGE_MODEL) private readonly model: LanguageModel | null`. */
export const LANGUAGE_MODEL = Symbol('LANGUAGE_MODEL');

/** Provides `PdfTextReader` and `LANGUAGE_MODEL`. Needs `ConfigModule.forRoot()` in the root module. */
@Module({
  providers: [
    { provide: PdfTextReader, useFactory: () => new PdfTextReader() },
    {
      provide: LANGUAGE_MODEL,
      inject: [CONFIG],
      useFactory: ({ model }: Config): LanguageModel | null =>
        model === null ? null : new OpenAiModel(model),
    },
  ],
  exports: [PdfTextReader, LANGUAGE_MODEL],
})
export class AiAdaptersModule implements OnApplicationShutdown, OnModuleInit {
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
