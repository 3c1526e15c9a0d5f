import { useEffect, useState } from 'react';
import { type BackgroundState, statePort, stateSchema } from '@/messages';

/** The state of the background script, kept up to date; null until it has arrived. */
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
      // Connecting wakes a background script that the browser has ended.
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
