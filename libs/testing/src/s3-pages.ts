import crypto from 'node:crypto';

const ciphers = {
  createCipheriv: crypto.createCipheriv,
  createDecipheriv: crypto.createDecipheriv,
};
const threeTimes = (key: Uint8Array): Buffer => Buffer.concat([key, key, key]);

/**
 * Enables pagination of the S3 test server (s3rver, in this process) beyond the first thousand
 * keys. It encrypts its continuation token with DES, which OpenSSL 3 no longer offers, and answers
 * 500; triple DES with three equal keys is equivalent and available. Source: NIST SP 800-67, keying
 * option 3.
 */
export function letS3ServerPage(): void {
  crypto.createCipheriv = ((name: string, key: Uint8Array, ...rest: [Uint8Array]) =>
    name === 'des'
      ? ciphers.createCipheriv('des-ede3-cbc', threeTimes(key), ...rest)
      : ciphers.createCipheriv(name, key, ...rest)) as typeof crypto.createCipheriv;
  crypto.createDecipheriv = ((name: string, key: Uint8Array, ...rest: [Uint8Array]) =>
    name === 'des'
      ? ciphers.createDecipheriv('des-ede3-cbc', threeTimes(key), ...rest)
      : ciphers.createDecipheriv(name, key, ...rest)) as typeof crypto.createDecipheriv;
}
