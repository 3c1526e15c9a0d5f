export { defaultBudget, type TextBudget } from './budget.js';
export { TextPool, type TextPoolOptions, threadHeapMegabytes } from './text-pool.js';
export { TextPoolModule } from './text-pool.module.js';
