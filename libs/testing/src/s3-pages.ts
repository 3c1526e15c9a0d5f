import crypto from 'node:crypto';
import { isNightly } from './nightly.js';

const ciphers = {
  createCipheriv: crypto.createCipheriv,
  createDecipheriv: crypto.createDecipheriv,
};
const threeTimes = (key: Uint8Array): Buffer => Buffer.concat([key, key, key]);

/** Objects in one page of a list: by day fewer than real stores send, since the test server takes milliseconds for each object. */
export const s3PageSize = isNightly ? 1_000 : 100;

interface Store {
  listObjects(bucket: string, options: { readonly maxKeys: number }): unknown;
}

/** Makes an S3 test server (s3rver, in this process) answer lists in pages of `s3PageSize`. */
export function letS3ServerPage(server: object): void {
  encryptContinuationTokens();
  const store = Reflect.get(server, 'store') as Store;
  const list = store.listObjects.bind(store);
  store.listObjects = (bucket, options) =>
    list(bucket, { ...options, maxKeys: Math.min(options.maxKeys, s3PageSize) });
}

/**
 * s3rver encrypts its continuation token with DES, which OpenSSL 3 no longer offers, and answers
 * 500; triple DES with three equal keys is equivalent and available. Source: NIST SP 800-67, keying
 * option 3.
 */
function encryptContinuationTokens(): void {
  crypto.createCipheriv = ((name: string, key: Uint8Array, ...rest: [Uint8Array]) =>
    name === 'des'
      ? ciphers.createCipheriv('des-ede3-cbc', threeTimes(key), ...rest)
      : ciphers.createCipheriv(name, key, ...rest)) as typeof crypto.createCipheriv;
  crypto.createDecipheriv = ((name: string, key: Uint8Array, ...rest: [Uint8Array]) =>
    name === 'des'
      ? ciphers.createDecipheriv('des-ede3-cbc', threeTimes(key), ...rest)
      : ciphers.createDecipheriv(name, key, ...rest)) as typeof crypto.createDecipheriv;
}
