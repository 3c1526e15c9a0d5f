const key = 'wants-to-connect';
/** The browser's question may take the user a moment. */
const freshMs = 5 * 60_000;

/** The user wants to connect, and is just being asked whether the extension may speak with the server; the popup may be closed by that question. */
export async function keepWish(): Promise<void> {
  await chrome.storage.session.set({ [key]: Date.now() });
}

/** @returns whether there was such a wish; there is none afterwards */
export async function takeWish(): Promise<boolean> {
  const wishedAt = (await chrome.storage.session.get(key))[key];
  await chrome.storage.session.remove(key);
  return typeof wishedAt === 'number' && Date.now() - wishedAt < freshMs;
}
