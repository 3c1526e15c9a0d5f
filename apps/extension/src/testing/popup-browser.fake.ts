import { type CapturedPage } from '@rolefit/page-reader';
import { type BackgroundState, type MessageName } from '@/messages';

type Answers = Partial<Record<MessageName, (input: unknown) => unknown>>;

interface FakeBrowserOptions {
  readonly state: BackgroundState;
  /** The page in the active tab; null if it must not be read. */
  readonly page: CapturedPage | null;
  readonly answers?: Answers;
}

/** Fake of the browser and the background script for the popup. The page is given as captured; everything behind that is real. */
export class FakeBrowser {
  readonly asked: { readonly name: string; readonly input: unknown }[] = [];
  readonly openedOptions = jest.fn(async () => undefined);
  /** Tabs that were opened. */
  readonly opened = jest.fn(async (tab: { url: string }) => ({ id: 8, ...tab }));
  readonly requested = jest.fn(async () => true);
  #notify: ((state: BackgroundState) => void) | null = null;
  #state: BackgroundState;

  constructor({ state, page, answers = {} }: FakeBrowserOptions) {
    this.#state = state;
    const all: Answers = {
      'scans.alike': () => ({ alike: [] }),
      'profile.facts': () => ({ profile: null }),
      'outbox.add': () => ({ jobId: 'extension-1' }),
      ...answers,
    };
    const chrome = {
      runtime: {
        getURL: (path: string) => `chrome-extension://id/${path}`,
        openOptionsPage: this.openedOptions,
        sendMessage: async ({ name, input }: { name: MessageName; input: unknown }) => {
          this.asked.push({ name, input });
          const data = all[name]?.(input) ?? {};
          return data instanceof Error
            ? { ok: false, message: data.message, fields: {} }
            : { ok: true, data };
        },
        connect: () => ({
          onMessage: {
            addListener: (listener: (state: BackgroundState) => void) => {
              this.#notify = listener;
              queueMicrotask(() => listener(this.#state));
            },
          },
          onDisconnect: { addListener: () => undefined },
          disconnect: () => undefined,
        }),
      },
      tabs: { query: async () => [{ id: 7 }], create: this.opened },
      scripting: {
        executeScript: async () => {
          if (page === null) throw new Error('Cannot access a chrome:// URL');
          return [{ result: page }];
        },
      },
      permissions: { request: this.requested },
    };
    Object.assign(globalThis, { chrome });
  }

  /** Pushes a new state to the popup. */
  say(changes: Partial<BackgroundState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#notify?.(this.#state);
  }

  inputsOf(name: MessageName): unknown[] {
    return this.asked.filter((one) => one.name === name).map(({ input }) => input);
  }
}
