export * from './otlp-receiver.js';
export * from './samples.js';
