/**
 * Keys are lower-case paths, valid in S3 and in every file system (some ignore case), and cannot escape the store's folder: no empty, hidden or dotted
 * segments, no backslashes, no NUL.
 */
const keyPattern = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*(\/[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*)*$/;
const prefixPattern = /^([a-z0-9][a-z0-9._-]*\/)*([a-z0-9][a-z0-9._-]*)?$/;
const keyChars = 512;
const segmentChars = 200;

/**
 * Validates a key: lower-case letters, digits, `-`, `_`, single dots inside a segment, segments joined by `/`, at most 512 characters and 200 per segment.
 * @throws TypeError for an invalid key, which is a bug because only code creates keys
 */
export function assertKey(key: string): void {
  if (
    key.length > keyChars ||
    !keyPattern.test(key) ||
    key.split('/').some((segment) => segment.length > segmentChars)
  ) {
    throw new TypeError('This is no key of an object.');
  }
}

/**
 * Validates the beginning of a key, for `list`.
 * @throws TypeError for an invalid prefix
 */
export function assertPrefix(prefix: string): void {
  if (prefix.length > keyChars || prefix.includes('..') || !prefixPattern.test(prefix)) {
    throw new TypeError('No key of an object begins like this.');
  }
}

/** Prefix of the files of all users. */
export const folderOfAllUsers = 'resumes/';

/** Prefix of the files of one user, with a trailing slash. */
export function folderOfUser(userId: string): string {
  return `${folderOfAllUsers}${userId}/`;
}

const ownedKey = /^resumes\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/]+$/;

/** The user that owns a key; null for a key that is not an upload's. */
export function ownerOf(key: string): string | null {
  return ownedKey.exec(key)?.[1] ?? null;
}
