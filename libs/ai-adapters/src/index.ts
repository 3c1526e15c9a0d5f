export * from './ai-adapters.module.js';
export * from './openai.model.js';
export * from './pdf-text.reader.js';
