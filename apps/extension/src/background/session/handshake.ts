import { type TokenPair } from '@rolefit/contracts';
import { z } from 'zod/mini';
import { patternOf } from '@/lib/host-access';
import { createMutex } from '../mutex';

const scriptId = 'handshake';
const attemptKey = 'handshake';
/** Signing in at a provider may take a while; older attempts are ignored. */
const attemptMs = 30 * 60_000;

/** A tab that the user opened to connect, and the nonce of the latest request to its page. */
const attemptSchema = z.object({
  server: z.string(),
  tabId: z.int(),
  nonce: z.nullable(z.string()),
  begunAt: z.number(),
});
type Attempt = z.infer<typeof attemptSchema>;

/** Changes of options and permissions may coincide, and the browser rejects a second registration of the same script. */
const runExclusively = createMutex();

/** Registers the handshake content script for the login page of this server only. */
export function registerHandshake(server: string): Promise<void> {
  return runExclusively(() => register(server));
}

/** Unregisters the handshake content script. */
export function unregisterHandshake(): Promise<void> {
  return runExclusively(unregister);
}

async function register(server: string): Promise<void> {
  const [registered] = await chrome.scripting.getRegisteredContentScripts({ ids: [scriptId] });
  const script = {
    id: scriptId,
    matches: [patternOf(server).replace(/\*$/, 'login*')],
    js: ['handshake.js'],
    runAt: 'document_start' as const,
    allFrames: false,
    persistAcrossSessions: true,
  };
  await (registered
    ? chrome.scripting.updateContentScripts([script])
    : chrome.scripting.registerContentScripts([script]));
}

async function unregister(): Promise<void> {
  const registered = await chrome.scripting.getRegisteredContentScripts({ ids: [scriptId] });
  if (registered.length > 0) await chrome.scripting.unregisterContentScripts({ ids: [scriptId] });
}

/** In session storage: it survives the background script but not the browser, and content scripts cannot read it. */
async function readAttempt(): Promise<Attempt | null> {
  const stored = attemptSchema.safeParse(
    (await chrome.storage.session.get(attemptKey))[attemptKey],
  );
  return stored.success && Date.now() - stored.data.begunAt < attemptMs ? stored.data : null;
}

const storeAttempt = (attempt: Attempt) => chrome.storage.session.set({ [attemptKey]: attempt });

/** Resolves when the tab of the login page has been stored; the page may load faster than that. */
let opened: Promise<void> = Promise.resolve();

/** Opens the login page of this server in a tab that may hand over a session, once. */
export async function openLoginPage(server: string): Promise<void> {
  const opening = open(server);
  opened = opening.catch(() => undefined);
  await opening;
}

async function open(server: string): Promise<void> {
  await registerHandshake(server);
  const tab = await chrome.tabs.create({ url: `${server}/login?source=extension` });
  if (tab.id !== undefined)
    await storeAttempt({ server, tabId: tab.id, nonce: null, begunAt: Date.now() });
}

/** Whether a message comes from the top frame of the expected page. */
function isFrom(attempt: Attempt, sender: chrome.runtime.MessageSender): boolean {
  const url = URL.parse(sender.url ?? '');
  return (
    sender.frameId === 0 &&
    sender.tab?.id === attempt.tabId &&
    url?.origin === attempt.server &&
    url.pathname === '/login'
  );
}

function newNonce(): string {
  return crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');
}

/** By then the page has closed itself, if the browser allows it. */
const closeMs = 4_000;

/** Closes the login page after the handover: Firefox does not let a page close itself that an extension has opened. If the user has navigated on, the tab stays. */
export function closeLoginPageSoon({ tab }: chrome.runtime.MessageSender, server: string): void {
  const tabId = tab?.id;
  if (tabId === undefined) return;
  const close = async (): Promise<void> => {
    const url = URL.parse((await chrome.tabs.get(tabId)).url ?? '');
    if (url?.origin === server && url.pathname === '/login') await chrome.tabs.remove(tabId);
  };
  // The tab is closed already.
  setTimeout(() => void close().catch(() => undefined), closeMs);
}

/** @returns the nonce to send to the page; null if the user did not open this page to connect */
export async function beginHandshake(sender: chrome.runtime.MessageSender): Promise<string | null> {
  await opened;
  const attempt = await readAttempt();
  if (!attempt || !isFrom(attempt, sender)) return null;
  const nonce = newNonce();
  await storeAttempt({ ...attempt, nonce });
  return nonce;
}

/**
 * Accepts the page's answer if its nonce matches. An attempt accepts only one answer.
 * @returns the server and the tokens; null if the answer is not valid
 */
export async function finishHandshake(
  sender: chrome.runtime.MessageSender,
  { nonce, ...pair }: TokenPair & { nonce: string },
): Promise<{ server: string; pair: TokenPair } | null> {
  const attempt = await readAttempt();
  if (!attempt || !isFrom(attempt, sender) || attempt.nonce !== nonce) return null;
  await chrome.storage.session.remove(attemptKey);
  return { server: attempt.server, pair };
}
