import { randomBytes } from 'node:crypto';

/** 256 random bits in base64url; WebAuthn Level 3 §13.4.3 demands at least 128. */
export const newChallenge = (): string => randomBytes(32).toString('base64url');
