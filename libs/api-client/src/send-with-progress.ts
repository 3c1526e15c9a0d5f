import { networkError, timeoutError } from './api-error.js';
import { type Send } from './transport.js';

/**
 * Sends a request with XMLHttpRequest, which is the only API that reports upload progress. Its caller passes it to the call, so that pages without uploads do
 * not load it.
 * @param onProgress receives the fraction sent, 0 to 1
 * @throws ApiError NETWORK_DOWN, CALL_TIMED_OUT; the signal's own reason when the caller aborts
 */
export function sendWithProgress(onProgress: (share: number) => void): Send {
  return (request) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      xhr.withCredentials = true;
      xhr.timeout = request.timeoutMs;
      for (const [name, value] of Object.entries(request.headers))
        xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total);
      };
      xhr.onload = () =>
        resolve({
          status: xhr.status,
          text: xhr.responseText,
          retryAfter: xhr.getResponseHeader('retry-after'),
        });
      xhr.onerror = () => reject(networkError(undefined));
      xhr.ontimeout = () => reject(timeoutError(request.timeoutMs));
      xhr.onabort = () => reject(request.signal?.reason);
      request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.send(request.body);
    });
}
