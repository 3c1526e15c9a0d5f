/** Says in the console of the extension what went wrong and was lived with: nothing is sent anywhere. */
export function logError(error: unknown): void {
  // eslint-disable-next-line no-console -- the only place where somebody who looks for it finds it
  console.error(error);
}
