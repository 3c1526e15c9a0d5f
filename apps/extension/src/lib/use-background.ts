import { useEffect, useState } from 'react';
import { type BackgroundState, statePort, stateSchema } from '@/messages';

/** What the background knows, kept up to date; null until it has said so. */
export function useBackground(): BackgroundState | null {
  const [state, setState] = useState<BackgroundState | null>(null);
  useEffect(() => {
    let port: chrome.runtime.Port | null = null;
    let hasLeft = false;
    const connect = () => {
      port = chrome.runtime.connect({ name: statePort });
      port.onMessage.addListener((message: unknown) => {
        const parsed = stateSchema.safeParse(message);
        if (parsed.success) setState(parsed.data);
      });
      // A background that was ended wakes for who calls.
      port.onDisconnect.addListener(() => {
        if (!hasLeft) connect();
      });
    };
    connect();
    return () => {
      hasLeft = true;
      port?.disconnect();
    };
  }, []);
  return state;
}
