import { type ExtensionReady } from '@rolefit/contracts';
import { useEffect, useState } from 'react';
import { waitForExtension } from './extension-messages';
import { keepExtensionSource } from './extension-source';

/** What the extension said when it said that it listens; null until then. Listens from the start, since it may speak before the session is known. */
export function useExtensionReady(isWanted: boolean): ExtensionReady | null {
  const [ready, setReady] = useState<ExtensionReady | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    keepExtensionSource();
    return waitForExtension(setReady);
  }, [isWanted]);
  return ready;
}
