/**
 * Keys are paths of lower-case words, so that they mean the same to S3 and to every file system (some ignore case), and
 * can never leave the store's folder: no empty, hidden or dotted segments, no backslashes, no NUL.
 */
const keyPattern = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*(\/[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*)*$/;
const prefixPattern = /^([a-z0-9][a-z0-9._-]*\/)*([a-z0-9][a-z0-9._-]*)?$/;
const keyChars = 512;
const segmentChars = 200;

/**
 * Lets only keys through that every store can hold: lower-case letters, digits, `-`, `_`, single dots inside a segment,
 * segments joined by `/`, at most 512 characters and 200 in a segment.
 * @throws TypeError for any other key: keys are made by code, so this is a bug and no user's mistake
 */
export function assertKey(key: string): void {
  if (key.length > keyChars || !keyPattern.test(key) || key.split('/').some((segment) => segment.length > segmentChars)) {
    throw new TypeError('This is no key of an object.');
  }
}

/**
 * The same for the beginning of a key, as `list` takes it.
 * @throws TypeError for anything that no key begins with
 */
export function assertPrefix(prefix: string): void {
  if (prefix.length > keyChars || prefix.includes('..') || !prefixPattern.test(prefix)) {
    throw new TypeError('No key of an object begins like this.');
  }
}

/** Where the files of all users lie: a prefix to list. */
export const folderOfAllUsers = 'resumes/';

/** Where all files of one user lie, with a slash at the end: a prefix to list. */
export function folderOfUser(userId: string): string {
  return `${folderOfAllUsers}${userId}/`;
}

const ownedKey = /^resumes\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/]+$/;

/** Whose file lies under a key; null for a key that no upload has. */
export function ownerOf(key: string): string | null {
  return ownedKey.exec(key)?.[1] ?? null;
}
