import { type ExtensionAuth, type ExtensionReady, extensionReadySchema, type TokenPair } from '@rolefit/contracts';

/**
 * Waits for an extension to say that it listens, once. Only a content script of this very page is believed: it shares the page's window, which
 * frames, openers and other tabs do not. A page inside a frame believes nobody.
 * @returns how to stop
 */
export function waitForExtension(onReady: (ready: ExtensionReady) => void): () => void {
  if (window.top !== window) return () => undefined;
  const stop = () => window.removeEventListener('message', onMessage);
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== window || event.origin !== window.location.origin) return;
    const ready = extensionReadySchema.safeParse(event.data);
    if (!ready.success) return;
    stop();
    onReady(ready.data);
  };
  window.addEventListener('message', onMessage);
  return stop;
}

/** Hands the tokens over; only this page at this origin can hear it. */
export function answerExtension({ nonce }: ExtensionReady, { accessToken, refreshToken }: TokenPair): void {
  const message: ExtensionAuth = { type: 'EXT_AUTH', accessToken, refreshToken, ...(nonce === undefined ? {} : { nonce }) };
  window.postMessage(message, window.location.origin);
}
