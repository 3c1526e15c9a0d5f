export * from './config-error.js';
export * from './config.js';
export * from './config.module.js';
export * from './database-config.js';
export * from './environment.js';
export * from './logger.js';
export * from './nest-logger.js';
export * from './steady-log.js';
