export * from './api-error.js';
export * from './create-api-client.js';
export {
  type Callable,
  type CallData,
  type CallInput,
  type Downloadable,
  type DownloadInput,
} from './call-types.js';
export { type DownloadedFile } from './transport.js';
