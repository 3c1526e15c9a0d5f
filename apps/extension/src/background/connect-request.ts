import { createMutex } from './mutex';

const key = 'wants-to-connect';
/** Time for the user to answer the browser's permission prompt. */
const freshMs = 5 * 60_000;
const runExclusively = createMutex();

/** Remembers that the user wants to connect while the browser asks for the host permission, because the prompt may close the popup. */
export async function rememberConnectRequest(): Promise<void> {
  await chrome.storage.session.set({ [key]: Date.now() });
}

/** Removes the request, so that of two concurrent callers only one gets it. @returns whether there was a recent one */
export function takeConnectRequest(): Promise<boolean> {
  return runExclusively(async () => {
    const requestedAt = (await chrome.storage.session.get(key))[key];
    await chrome.storage.session.remove(key);
    return typeof requestedAt === 'number' && Date.now() - requestedAt < freshMs;
  });
}
