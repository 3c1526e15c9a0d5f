import { type BackgroundState } from '@/messages';
import { singleFlight } from './single-flight';

/** Tells every open popup what there is to show, at once and whenever it changes. */
export class StateChannel {
  readonly #ports = new Set<chrome.runtime.Port>();
  readonly broadcast: () => Promise<void>;

  /** @param onListenersChange told whenever somebody begins to look, or the last one has gone */
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

  /** Whether anybody looks. */
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
