export * from './language-model.module.js';
export * from './openai.model.js';
