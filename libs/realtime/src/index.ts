export * from './emit.js';
export { sendMissed } from './missed-events.js';
export * from './realtime.module.js';
export * from './streams-io-adapter.js';
