import { type BackgroundState } from '@/messages';
import { singleFlight } from './single-flight';

/** Tells every open popup what there is to show, at once and whenever it changes. */
export class StateChannel {
  readonly #ports = new Set<chrome.runtime.Port>();
  readonly tell: () => Promise<void>;

  /** @param onWatch told whenever somebody begins to look, or the last one has gone */
  constructor(
    read: () => Promise<BackgroundState>,
    private readonly onWatch: () => void,
  ) {
    this.tell = singleFlight(async () => {
      if (this.#ports.size === 0) return;
      const state = await read();
      for (const port of this.#ports) port.postMessage(state);
    });
  }

  /** Whether anybody looks. */
  get isWatched(): boolean {
    return this.#ports.size > 0;
  }

  add(port: chrome.runtime.Port): void {
    this.#ports.add(port);
    port.onDisconnect.addListener(() => {
      this.#ports.delete(port);
      this.onWatch();
    });
    this.onWatch();
    void this.tell();
  }
}
