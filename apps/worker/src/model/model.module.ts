import { Module } from '@nestjs/common';
import { AiAdaptersModule } from '@rolefit/ai-adapters';
import { SharedCircuitBreaker } from './circuit-breaker/shared-circuit-breaker.js';
import { ModelBudget } from './model-budget.js';
import { ReadingModel } from './reading-model.js';

/** Provides the model to jobs. */
@Module({
  imports: [AiAdaptersModule],
  providers: [ModelBudget, SharedCircuitBreaker, ReadingModel],
  exports: [ReadingModel],
})
export class ModelModule {}
