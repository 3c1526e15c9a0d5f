import { eventNames } from '@rolefit/contracts';
import { LiveUpdates } from './live-updates';

/** A socket whose server is played by the test. */
class FakeSocket {
  active = true;
  connects = 0;
  isOpen = true;
  readonly #listeners = new Map<string, () => void>();
  on(event: string, listener: () => void): void {
    this.#listeners.set(event, listener);
  }
  connect(): void {
    this.connects += 1;
  }
  disconnect(): void {
    this.isOpen = false;
  }
  say(event: string): void {
    this.#listeners.get(event)?.();
  }
}

function listen({ hasToken = true } = {}) {
  const sockets: FakeSocket[] = [];
  const servers: string[] = [];
  const said: object[] = [];
  const news = jest.fn();
  const renew = jest.fn(async () => hasToken);
  const live = new LiveUpdates({
    token: async () => 'access-1',
    renew,
    onNews: news,
    connect: (server, authenticate) => {
      servers.push(server);
      authenticate((data) => said.push(data));
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    },
  });
  return { live, sockets, servers, said, news, renew };
}

describe('live updates', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('refetch on every event and on connecting, because events may have been missed', () => {
    const { live, sockets, news } = listen();
    live.follow('https://rolefit.example', 'ada');
    for (const [at, event] of ['connect', ...eventNames].entries()) {
      sockets[0]!.say(event);
      expect(news).toHaveBeenCalledTimes(at + 1);
    }
    expect(eventNames).toContain('scan.completed');
  });

  it('send the current token and connect only once', async () => {
    const { live, servers, said } = listen();
    for (let time = 0; time < 3; time += 1) live.follow('https://rolefit.example', 'ada');
    await jest.advanceTimersByTimeAsync(0);
    expect([servers, said]).toEqual([['https://rolefit.example'], [{ token: 'access-1' }]]);
  });

  it('disconnect on a change of user or server, or when no popup is open', () => {
    const { live, sockets, servers } = listen();
    live.follow('https://rolefit.example', 'ada');
    live.follow('https://rolefit.example', 'bob');
    live.follow('https://other.example', 'bob');
    live.follow(null, 'bob');
    expect([servers, sockets.map(({ isOpen }) => isOpen)]).toEqual([
      ['https://rolefit.example', 'https://rolefit.example', 'https://other.example'],
      [false, false, false],
    ]);
  });

  it('reconnect with a new token after a refusal, with exponential back-off', async () => {
    const { live, sockets, renew } = listen();
    live.follow('https://rolefit.example', 'ada');
    const [socket] = sockets;
    socket!.active = false;
    for (const [waitMs, connects] of [
      [0, 1],
      [2_000, 2],
      [4_000, 3],
      [8_000, 4],
    ] as const) {
      socket!.say('connect_error');
      await jest.advanceTimersByTimeAsync(Math.max(waitMs - 1, 0));
      if (waitMs > 0) expect(socket!.connects).toBe(connects - 1);
      await jest.advanceTimersByTimeAsync(1);
      expect([socket!.connects, renew.mock.calls.length]).toEqual([connects, connects]);
    }
  });

  it('leave network errors to the socket and do not reconnect without a session', async () => {
    const { live, sockets, renew } = listen({ hasToken: false });
    live.follow('https://rolefit.example', 'ada');
    sockets[0]!.say('connect_error');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(renew).not.toHaveBeenCalled();
    sockets[0]!.active = false;
    sockets[0]!.say('disconnect');
    await jest.advanceTimersByTimeAsync(60_000);
    expect([renew.mock.calls.length, sockets[0]!.connects]).toEqual([1, 0]);
  });
});
