import { type ExtensionReady } from '@rolefit/contracts';
import { useEffect, useState } from 'react';
import { waitForExtension } from './extension-messages';
import { storeExtensionSource } from './extension-source';

/** The extension's announcement, or null. Listens from the start, because it may arrive before the session is known. */
export function useExtensionReady(isWanted: boolean): ExtensionReady | null {
  const [ready, setReady] = useState<ExtensionReady | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    storeExtensionSource();
    return waitForExtension(setReady);
  }, [isWanted]);
  return ready;
}
