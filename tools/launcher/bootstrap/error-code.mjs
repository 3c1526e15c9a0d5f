// @ts-check

/**
 * Whether an error of Node.js has this code, for example ENOENT.
 * @param {unknown} error
 * @param {string} code
 */
export function hasCode(error, code) {
  // Not `instanceof Error`: Jest's environment has a class of its own.
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
