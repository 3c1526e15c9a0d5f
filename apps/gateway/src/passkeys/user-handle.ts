const idBytes = 16;

/**
 * What an authenticator stores and returns to name the user: the 16 bytes of their id, in base64url. It says nothing about the person, as WebAuthn
 * Level 3 §14.6.1 demands.
 */
export function toUserHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** @returns null for what is no user's id */
export function readUserHandle(handle: string | undefined): string | null {
  const bytes = Buffer.from(handle ?? '', 'base64url');
  if (bytes.length !== idBytes) return null;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
