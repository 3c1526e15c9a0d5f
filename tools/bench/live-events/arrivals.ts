/** When a socket of the page received an event about a scan, in milliseconds since the epoch. */
export interface Arrival {
  readonly id: string;
  readonly at: number;
}

declare global {
  interface Window {
    /** The arrivals since the last call. */
    takeArrivals: () => Arrival[];
  }
}

/** Runs in the page before its own scripts and records when its web sockets receive events. It is sent as text, so it must not refer to anything outside. */
export function recordArrivals(): void {
  const arrivals: Arrival[] = [];
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        const id = /^42\["scan\.progress",\{"_id":"([0-9a-f-]+)"/.exec(String(data))?.[1];
        if (id !== undefined) arrivals.push({ id, at: performance.timeOrigin + performance.now() });
      });
    }
  };
  window.takeArrivals = () => arrivals.splice(0);
}
