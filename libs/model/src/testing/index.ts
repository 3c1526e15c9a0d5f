export * from './scripted-answers.js';
export * from './scripted-behaviour.js';
export * from './scripted-model.server.js';
export { type GoodAnswer } from './endpoint-behaviour.js';
export * from './endpoint-behaviours.js';
export { startOfStream } from './scripted-stream.js';
export * from './small-context-behaviours.js';
