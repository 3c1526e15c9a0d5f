import { createHash, randomBytes } from 'node:crypto';
import { personalTokenPrefix } from '@rolefit/contracts';

/** 256 random bits, which nobody can guess: a fast hash protects them as well as a slow one. */
const secretBytes = 32;
/** Characters of the secret that its owner sees in the list; the rest still has 232 bits. */
const hintChars = 4;

/** A new token with what is stored of it. */
export interface NewToken {
  readonly token: string;
  readonly hint: string;
  readonly hash: string;
}

export function newPersonalToken(): NewToken {
  const token = personalTokenPrefix + randomBytes(secretBytes).toString('base64url');
  return {
    token,
    hint: token.slice(0, personalTokenPrefix.length + hintChars),
    hash: hashOf(token),
  };
}

/** SHA-256 in hexadecimal, by which a token is stored and found. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
