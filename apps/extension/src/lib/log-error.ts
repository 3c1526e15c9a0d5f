/** Logs a handled error to the extension's console; nothing is sent anywhere. */
export function logError(error: unknown): void {
  // eslint-disable-next-line no-console -- the only log that an extension has
  console.error(error);
}
