import './metrics/build.js';

export * from './metrics/database.js';
export * from './metrics/exposition.js';
export * from './metrics/gateway.js';
export * from './metrics/model.js';
export * from './metrics/resume-readers.js';
export * from './metrics/queues.js';
export * from './metrics/registry.js';
export * from './metrics/stage.js';
export * from './metrics/work.js';
export * from './tracing/propagation.js';
export * from './tracing/provider.js';
export * from './tracing/telemetry.module.js';
export * from './tracing/traced.js';
