/** In-memory fake of the browser APIs in use by the background script. */
export interface FakeBrowser {
  readonly session: Map<string, unknown>;
  readonly local: Map<string, unknown>;
  /** URLs of opened tabs; the tab's id is its index plus 1; null once it is closed. */
  readonly opened: (string | null)[];
  readonly scripts: Map<string, { readonly matches: readonly string[] }>;
  /** Alarms by name. */
  readonly alarms: Map<string, chrome.alarms.AlarmCreateInfo>;
  /** Match patterns of hosts that the user has granted access to. */
  readonly allowed: Set<string>;
}

const area = (kept: Map<string, unknown>) => ({
  get: async (key: string) => (kept.has(key) ? { [key]: structuredClone(kept.get(key)) } : {}),
  set: async (items: object) =>
    Object.entries(items).forEach(([key, value]) => kept.set(key, structuredClone(value))),
  remove: async (key: string) => void kept.delete(key),
});

interface Script {
  readonly id: string;
  readonly matches: readonly string[];
}

interface Origins {
  readonly origins: readonly string[];
}

/** Replaces the global `chrome`. */
export function aBrowser(): FakeBrowser {
  const browser: FakeBrowser = {
    session: new Map(),
    local: new Map(),
    opened: [],
    scripts: new Map(),
    alarms: new Map(),
    allowed: new Set(),
  };
  const register = async (scripts: readonly Script[]) =>
    scripts.forEach((script) => browser.scripts.set(script.id, script));
  Object.assign(globalThis, {
    chrome: {
      runtime: {
        id: 'extension-id',
        getURL: (path: string) => `chrome-extension://extension-id/${path}`,
      },
      storage: { session: area(browser.session), local: area(browser.local) },
      alarms: {
        create: async (name: string, info: chrome.alarms.AlarmCreateInfo) =>
          void browser.alarms.set(name, info),
        clear: async (name: string) => browser.alarms.delete(name),
      },
      permissions: {
        contains: async ({ origins }: Origins) =>
          origins.every((origin) => browser.allowed.has(origin)),
        getAll: async () => ({ origins: [...browser.allowed] }),
        remove: async ({ origins }: Origins) =>
          origins.every((origin) => browser.allowed.delete(origin)),
      },
      action: {
        setBadgeText: async () => undefined,
        setBadgeBackgroundColor: async () => undefined,
      },
      tabs: {
        create: async ({ url }: { url: string }) => ({ id: browser.opened.push(url) }),
        get: async (id: number) => ({ id, url: browser.opened[id - 1] ?? undefined }),
        remove: async (id: number) => void (browser.opened[id - 1] = null),
      },
      scripting: {
        getRegisteredContentScripts: async ({ ids }: { ids: readonly string[] }) =>
          ids.flatMap((id) => browser.scripts.get(id) ?? []),
        registerContentScripts: register,
        updateContentScripts: register,
        unregisterContentScripts: async ({ ids }: { ids: readonly string[] }) =>
          ids.forEach((id) => browser.scripts.delete(id)),
      },
    },
  });
  return browser;
}
