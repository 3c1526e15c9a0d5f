export * from './api-error.js';
export * from './create-api-client.js';
export {
  type Callable,
  type CallData,
  type CallInput,
  type Downloadable,
  type DownloadInput,
} from './call-types.js';
export { readFile } from './read-file.js';
export { sendWithProgress } from './send-with-progress.js';
export { type DownloadedFile } from './transport.js';
