export * from './analyser-version.js';
export * from './ports.js';
