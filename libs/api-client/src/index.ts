export * from './api-error.js';
export * from './create-api-client.js';
export { type CallData, type CallInput, type CallName } from './call-types.js';
