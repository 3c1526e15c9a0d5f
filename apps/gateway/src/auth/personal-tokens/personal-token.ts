import { createHash, randomBytes } from 'node:crypto';
import { personalTokenPrefix } from '@rolefit/contracts';

/** 256 random bits cannot be guessed, so a fast hash is as safe as a slow one. */
const secretBytes = 32;
/** Characters of the secret that its owner sees in the list; the rest still has 232 bits of entropy. */
const hintChars = 4;

/** A new token, with the hint and the hash that are stored. */
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

/** SHA-256 in hexadecimal, under which a token is stored and looked up. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
