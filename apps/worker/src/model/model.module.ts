import { Module } from '@nestjs/common';
import { AiAdaptersModule } from '@rolefit/ai-adapters';
import { ModelGate } from './gate/model-gate.js';
import { ModelBudget } from './model-budget.js';
import { ReadingModel } from './reading-model.js';

/** The model as jobs ask it. */
@Module({
  imports: [AiAdaptersModule],
  providers: [ModelBudget, ModelGate, ReadingModel],
  exports: [ReadingModel],
})
export class ModelModule {}
