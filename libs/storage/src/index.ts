export * from './adapters/fs.object-store.js';
export * from './adapters/s3.object-store.js';
export * from './keys.js';
export * from './object-store.js';
export * from './storage.module.js';
