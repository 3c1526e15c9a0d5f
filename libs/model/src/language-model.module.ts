import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { type LanguageModel } from '@rolefit/reading';
import { OpenAiModel } from './openai.model.js';

/** Token of the configured `LanguageModel`, or null where the built-in analyser reads: `@Inject(LANGUAGE_MODEL) private readonly model: LanguageModel | null`. */
export const LANGUAGE_MODEL = Symbol('LANGUAGE_MODEL');

/** Provides `LANGUAGE_MODEL`. Needs `ConfigModule.forRoot()` in the root module. */
@Module({
  providers: [
    {
      provide: LANGUAGE_MODEL,
      inject: [CONFIG],
      useFactory: ({ model }: Config): LanguageModel | null =>
        model === null ? null : new OpenAiModel(model),
    },
  ],
  exports: [LANGUAGE_MODEL],
})
export class LanguageModelModule {}
