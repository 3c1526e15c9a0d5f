import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link. */
export const newLinkSecret = (): string => randomBytes(32).toString('base64url');

/** A secret of 256 random bits needs no slow hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
