/**
 * Content script on the login page of the user's server. If the user opened the page to connect, it requests a separate session for the extension from the page
 * and passes the answer on to the background script, which validates it.
 */
const everyMs = 250;

function isAnswer(data: unknown, nonce: string): data is object {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'EXT_AUTH' &&
    'nonce' in data &&
    data.nonce === nonce
  );
}

async function begin(): Promise<string | null> {
  const reply: unknown = await chrome.runtime.sendMessage({ name: 'handshake.begin', input: {} });
  if (typeof reply !== 'object' || reply === null || !('data' in reply)) return null;
  const { data } = reply;
  return typeof data === 'object' &&
    data !== null &&
    'nonce' in data &&
    typeof data.nonce === 'string'
    ? data.nonce
    : null;
}

async function askPage(): Promise<void> {
  if (window.top !== window || window.location.pathname !== '/login') return;
  const { origin } = window.location;
  const nonce = await begin();
  if (nonce === null) return;
  const say = () => window.postMessage({ type: 'EXTENSION_READY', nonce }, origin);
  // The page's script may not be listening yet, so repeat the message.
  const timer = setInterval(say, everyMs);
  const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== window || from !== origin || !isAnswer(data, nonce)) return;
    clearInterval(timer);
    window.removeEventListener('message', onMessage);
    const { type: _, ...input } = { type: '', ...data };
    void chrome.runtime.sendMessage({ name: 'handshake.finish', input });
  };
  window.addEventListener('message', onMessage);
  say();
}

void askPage();

export {};
