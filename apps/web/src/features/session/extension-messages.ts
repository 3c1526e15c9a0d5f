import {
  type ExtensionAuth,
  type ExtensionReady,
  extensionReadySchema,
  type TokenPair,
} from '@rolefit/contracts';

/**
 * Waits for the extension to announce itself, once. Accepts messages of this window only: content scripts share it, but frames, openers and other tabs do not.
 * Ignores everything inside a frame.
 * @returns a function that stops waiting
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

/** Sends the tokens with the page's own origin as the target. */
export function answerExtension(
  { nonce }: ExtensionReady,
  { accessToken, refreshToken }: TokenPair,
): void {
  const message: ExtensionAuth = {
    type: 'EXT_AUTH',
    accessToken,
    refreshToken,
    ...(nonce === undefined ? {} : { nonce }),
  };
  window.postMessage(message, window.location.origin);
}
