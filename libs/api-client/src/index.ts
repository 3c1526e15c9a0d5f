export * from './api-error.js';
export * from './create-api-client.js';
export {
  type CallData,
  type CallInput,
  type CallName,
  type DownloadInput,
  type DownloadName,
} from './call-types.js';
export { type DownloadedFile } from './transport.js';
