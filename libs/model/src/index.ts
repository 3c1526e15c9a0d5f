export * from './address.js';
export * from './language-model.module.js';
export * from './model-timeout.error.js';
export * from './openai.model.js';
