import { createMutex } from './mutex';

const key = 'wants-to-connect';
/** The browser's question may take the user a moment. */
const freshMs = 5 * 60_000;
const runExclusively = createMutex();

/** The user wants to connect, and is just being asked whether the extension may speak with the server; the popup may be closed by that question. */
export async function rememberConnectRequest(): Promise<void> {
  await chrome.storage.session.set({ [key]: Date.now() });
}

/** @returns whether there was such a wish; there is none afterwards, so that of two who ask one is told so */
export function takeConnectRequest(): Promise<boolean> {
  return runExclusively(async () => {
    const wishedAt = (await chrome.storage.session.get(key))[key];
    await chrome.storage.session.remove(key);
    return typeof wishedAt === 'number' && Date.now() - wishedAt < freshMs;
  });
}
