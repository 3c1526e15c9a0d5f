export * from './pdf-text.reader.js';
