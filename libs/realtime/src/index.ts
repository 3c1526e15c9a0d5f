export * from './realtime-emitter.js';
export { sendMissedEvents } from './missed-events.js';
export * from './realtime.module.js';
export * from './streams-io-adapter.js';
