/**
 * @jest-environment ./apps/web/src/testing/jsdom-environment.cjs
 * @jest-environment-options {"url": "https://rolefit.example/login?source=extension"}
 */
import { server } from '@/testing/server.fake';

const nonce = '0123456789abcdef0123456789abcdef';
const answer = { type: 'EXT_AUTH', accessToken: 'a', refreshToken: 'r', nonce };

/** Messages from the script to the page, with their target origins, and to the background script. */
interface Heard {
  readonly page: [data: unknown, target: unknown][];
  readonly background: { readonly name: string; readonly input: unknown }[];
}

/** Runs the script in this page, as the browser does. @param given the background script's answer */
async function run(given: string | null = nonce): Promise<Heard> {
  const heard: Heard = { page: [], background: [] };
  jest
    .spyOn(window, 'postMessage')
    .mockImplementation((...[data, target]: unknown[]) => void heard.page.push([data, target]));
  const sendMessage = async (message: Heard['background'][number]) => {
    heard.background.push(message);
    return { ok: true, data: message.name === 'handshake.begin' ? { nonce: given } : {} };
  };
  Object.assign(globalThis, { chrome: { runtime: { sendMessage } } });
  await jest.isolateModulesAsync(async () => void (await import('./handshake')));
  // Replies arrive in later turns of the event loop.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return heard;
}

/** Delivers a message to the page; by default from its own window and origin. */
function say(
  data: unknown,
  from: { source?: MessageEventSource | null; origin?: string } = {},
): void {
  window.dispatchEvent(
    new MessageEvent('message', { source: window, origin: server, data, ...from }),
  );
}

const finished = ({ background }: Heard) =>
  background.filter(({ name }) => name === 'handshake.finish').map(({ input }) => input);

describe('the script on the login page', () => {
  let before: {
    add: typeof window.addEventListener;
    added: Parameters<typeof window.addEventListener>[];
  };
  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/login?source=extension');
    // The listeners of one test's script must not receive the next one's messages.
    before = { add: window.addEventListener.bind(window), added: [] };
    window.addEventListener = (...args: Parameters<typeof window.addEventListener>) => {
      before.added.push(args);
      before.add(...args);
    };
  });
  afterEach(() => {
    for (const [type, listener] of before.added) window.removeEventListener(type, listener);
    window.addEventListener = before.add;
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('repeats its request until it is answered, to the page’s own origin only', async () => {
    const heard = await run();
    jest.advanceTimersByTime(1_000);
    expect(heard.page.length).toBeGreaterThan(2);
    expect(new Set(heard.page.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify([{ type: 'EXTENSION_READY', nonce }, server])]),
    );
    say(answer);
    const asked = heard.page.length;
    jest.advanceTimersByTime(10_000);
    expect(heard.page).toHaveLength(asked);
  });

  it('passes the answer on once, without unknown fields', async () => {
    const heard = await run();
    say(answer);
    say({ ...answer, accessToken: 'another' });
    const { type: _, ...input } = answer;
    expect(finished(heard)).toEqual([input]);
  });

  it.each<[string, { source?: MessageEventSource | null; origin?: string }]>([
    ['without a source', { source: null }],
    [
      'of a frame in the page',
      { source: document.body.appendChild(document.createElement('iframe')).contentWindow },
    ],
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another port', { origin: `${server}:8443` }],
  ])('rejects an answer %s and still accepts the right one', async (_, from) => {
    const heard = await run();
    say(answer, from);
    expect(finished(heard)).toEqual([]);
    say(answer);
    expect(finished(heard)).toHaveLength(1);
  });

  it.each([
    null,
    'EXT_AUTH',
    { ...answer, type: 'EXTENSION_READY' },
    { ...answer, nonce: 'f'.repeat(32) },
    { ...answer, nonce: undefined },
  ])('does not accept %j as an answer', async (data) => {
    const heard = await run();
    say(data);
    expect(finished(heard)).toEqual([]);
  });

  it('is silent on a page that the user did not open to connect', async () => {
    const heard = await run(null);
    jest.advanceTimersByTime(10_000);
    say(answer);
    expect([heard.page, finished(heard)]).toEqual([[], []]);
  });

  it('does nothing on another page of the same origin', async () => {
    window.history.replaceState(null, '', '/login-help');
    const heard = await run();
    expect(heard).toEqual({ page: [], background: [] });
  });
});
