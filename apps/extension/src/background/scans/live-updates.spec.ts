import { eventNames } from '@rolefit/contracts';
import { LiveUpdates } from './live-updates';

/** A socket that a test plays the server of. */
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

  it('take every event of the server for news, and the connection itself, before which some may be lost', () => {
    const { live, sockets, news } = listen();
    live.follow('https://rolefit.example', 'ada');
    for (const [at, event] of ['connect', ...eventNames].entries()) {
      sockets[0]!.say(event);
      expect(news).toHaveBeenCalledTimes(at + 1);
    }
    expect(eventNames).toContain('scan.completed');
  });

  it('bring the token of now, and listen once however often they are told to', async () => {
    const { live, servers, said } = listen();
    for (let time = 0; time < 3; time += 1) live.follow('https://rolefit.example', 'ada');
    await jest.advanceTimersByTimeAsync(0);
    expect([servers, said]).toEqual([['https://rolefit.example'], [{ token: 'access-1' }]]);
  });

  it('leave off for another user, another server, or when nobody looks any more', () => {
    const { live, sockets, servers } = listen();
    live.follow('https://rolefit.example', 'ada');
    live.follow('https://rolefit.example', 'bob');
    live.follow('https://other.example', 'bob');
    live.follow(null, 'bob');
    expect([servers, sockets.map(({ isOpen }) => isOpen)]).toEqual([['https://rolefit.example', 'https://rolefit.example', 'https://other.example'], [false, false, false]]);
  });

  it('come again with a new token where the server refuses the one they had, ever more seldom', async () => {
    const { live, sockets, renew } = listen();
    live.follow('https://rolefit.example', 'ada');
    const [socket] = sockets;
    socket!.active = false;
    for (const [waitMs, connects] of [[0, 1], [2_000, 2], [4_000, 3], [8_000, 4]] as const) {
      socket!.say('connect_error');
      await jest.advanceTimersByTimeAsync(Math.max(waitMs - 1, 0));
      if (waitMs > 0) expect(socket!.connects).toBe(connects - 1);
      await jest.advanceTimersByTimeAsync(1);
      expect([socket!.connects, renew.mock.calls.length]).toEqual([connects, connects]);
    }
  });

  it('leave it to the socket to come again after a network that was away, and come not again without a session', async () => {
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
