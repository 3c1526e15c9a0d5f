export * from './pdf-text.module.js';
export * from './pdf-text.reader.js';
