import crypto from 'node:crypto';

const ciphers = {
  createCipheriv: crypto.createCipheriv,
  createDecipheriv: crypto.createDecipheriv,
};
const threeTimes = (key: Uint8Array): Buffer => Buffer.concat([key, key, key]);

/**
 * Lets the S3 server of the tests (s3rver, in this process) list beyond its first thousand keys. It names the next one in a token that it hides by DES, which OpenSSL 3
 * has put away, and answers 500; triple DES with one key three times is the same, and is there. Source: NIST SP 800-67, keying option 3.
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
