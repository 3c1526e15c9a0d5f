export * from './resume-text.module.js';
export * from './resume-text.reader.js';
