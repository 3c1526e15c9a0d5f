export * from './emit.js';
export * from './realtime.module.js';
export * from './streams-io-adapter.js';
