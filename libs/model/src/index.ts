export * from './address.js';
export * from './language-model.module.js';
export { checkModel, type ModelCheck } from './check/check-model.js';
export * from './model-timeout.error.js';
export * from './openai.model.js';
export * from './operator-reason.js';
export * from './unanswered-use.js';
