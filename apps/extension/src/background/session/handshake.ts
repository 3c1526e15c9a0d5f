import { type TokenPair } from '@rolefit/contracts';
import { z } from 'zod/mini';
import { patternOf } from '@/lib/host-access';
import { createMutex } from '../mutex';

const scriptId = 'handshake';
const attemptKey = 'handshake';
/** A sign-in at a provider may take a while; what was begun longer ago is not finished any more. */
const attemptMs = 30 * 60_000;

/** A tab that the user opened to connect, and the nonce of the question that its page was asked last. */
const attemptSchema = z.object({ server: z.string(), tabId: z.int(), nonce: z.nullable(z.string()), begunAt: z.number() });
type Attempt = z.infer<typeof attemptSchema>;

/** A change of the options and of the permissions come at once; the browser registers nothing twice. */
const runExclusively = createMutex();

/** Lets the content script of the handshake run on the login page of this server, and nowhere else. */
export function registerHandshake(server: string): Promise<void> {
  return runExclusively(() => register(server));
}

/** Keeps it from running anywhere. */
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
  await (registered ? chrome.scripting.updateContentScripts([script]) : chrome.scripting.registerContentScripts([script]));
}

async function unregister(): Promise<void> {
  const registered = await chrome.scripting.getRegisteredContentScripts({ ids: [scriptId] });
  if (registered.length > 0) await chrome.scripting.unregisterContentScripts({ ids: [scriptId] });
}

/** In the browser's memory: it outlives the background, not the browser, and content scripts can't read it. */
async function readAttempt(): Promise<Attempt | null> {
  const kept = attemptSchema.safeParse((await chrome.storage.session.get(attemptKey))[attemptKey]);
  return kept.success && Date.now() - kept.data.begunAt < attemptMs ? kept.data : null;
}

const keepAttempt = (attempt: Attempt) => chrome.storage.session.set({ [attemptKey]: attempt });

/** Done when what opens the login page has noted its tab: a page may be faster than that. */
let opened: Promise<void> = Promise.resolve();

/** Opens the login page of this server in a tab whose page may hand over a session, once. */
export async function openLoginPage(server: string): Promise<void> {
  const opening = open(server);
  opened = opening.catch(() => undefined);
  await opening;
}

async function open(server: string): Promise<void> {
  await registerHandshake(server);
  const tab = await chrome.tabs.create({ url: `${server}/login?source=extension` });
  if (tab.id !== undefined) await keepAttempt({ server, tabId: tab.id, nonce: null, begunAt: Date.now() });
}

/** Whether a message comes from the top of the very page that it has to come from. */
function isFrom(attempt: Attempt, sender: chrome.runtime.MessageSender): boolean {
  const url = URL.parse(sender.url ?? '');
  return sender.frameId === 0 && sender.tab?.id === attempt.tabId && url?.origin === attempt.server && url.pathname === '/login';
}

function newNonce(): string {
  return crypto.getRandomValues(new Uint8Array(16)).reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');
}

/** The page closes itself then, where its browser lets it. */
const closeMs = 4_000;

/** Closes the login page that has handed over what it had to: Firefox lets no page close itself that a script of an extension has opened. One that the user went on from stays. */
export function closeLoginPageSoon({ tab }: chrome.runtime.MessageSender, server: string): void {
  const tabId = tab?.id;
  if (tabId === undefined) return;
  const close = async (): Promise<void> => {
    const url = URL.parse((await chrome.tabs.get(tabId)).url ?? '');
    if (url?.origin === server && url.pathname === '/login') await chrome.tabs.remove(tabId);
  };
  // It is closed already, by itself or by the user.
  setTimeout(() => void close().catch(() => undefined), closeMs);
}

/** @returns what to ask the page with; null where this is no page that the user opened to connect */
export async function beginHandshake(sender: chrome.runtime.MessageSender): Promise<string | null> {
  await opened;
  const attempt = await readAttempt();
  if (!attempt || !isFrom(attempt, sender)) return null;
  const nonce = newNonce();
  await keepAttempt({ ...attempt, nonce });
  return nonce;
}

/**
 * Takes what the page answered, where it is the answer to our question. Whatever becomes of it, no other answer is taken.
 * @returns the server and the tokens; null where nobody asked
 */
export async function finishHandshake(sender: chrome.runtime.MessageSender, { nonce, ...pair }: TokenPair & { nonce: string }): Promise<{ server: string; pair: TokenPair } | null> {
  const attempt = await readAttempt();
  if (!attempt || !isFrom(attempt, sender) || attempt.nonce !== nonce) return null;
  await chrome.storage.session.remove(attemptKey);
  return { server: attempt.server, pair };
}
