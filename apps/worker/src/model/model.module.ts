import { Module } from '@nestjs/common';
import { LanguageModelModule } from '@rolefit/model';
import { SharedCircuitBreaker } from './circuit-breaker/shared-circuit-breaker.js';
import { ModelBudget } from './model-budget.js';
import { GuardedModel } from './guarded-model.js';
import { LinkingModel } from './linking-model.js';
import { PaidAnswers } from './paid-answers.js';
import { ReadingModel } from './reading-model.js';

/** Provides the model to jobs. */
@Module({
  imports: [LanguageModelModule],
  providers: [
    ModelBudget,
    SharedCircuitBreaker,
    PaidAnswers,
    GuardedModel,
    ReadingModel,
    LinkingModel,
  ],
  exports: [ReadingModel, LinkingModel, PaidAnswers],
})
export class ModelModule {}
