import { type BackgroundState } from '@/messages';
import { singleFlight } from './single-flight';

/** Sends the state to every open popup, when it connects and after each change. */
export class StateChannel {
  readonly #ports = new Set<chrome.runtime.Port>();
  readonly broadcast: () => Promise<void>;

  /** @param onListenersChange called whenever a popup connects or disconnects */
  constructor(
    read: () => Promise<BackgroundState>,
    private readonly onListenersChange: () => void,
  ) {
    this.broadcast = singleFlight(async () => {
      if (this.#ports.size === 0) return;
      const state = await read();
      for (const port of this.#ports) port.postMessage(state);
    });
  }

  /** Whether any popup is open. */
  get hasListeners(): boolean {
    return this.#ports.size > 0;
  }

  add(port: chrome.runtime.Port): void {
    this.#ports.add(port);
    port.onDisconnect.addListener(() => {
      this.#ports.delete(port);
      this.onListenersChange();
    });
    this.onListenersChange();
    void this.broadcast();
  }
}
