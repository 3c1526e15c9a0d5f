import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
  type ViewportSize,
} from 'playwright-core';
import { rootDir } from '../../launcher/bootstrap/paths.mjs';
import { until } from '../client.ts';
import { attachPopup, type Popup } from './popup.ts';

const extensionDir = join(rootDir, 'apps', 'extension', 'dist', 'chrome');

/** The parts of the extension API that scripts in the browser call here. */
declare const chrome: {
  readonly storage: { readonly local: { set(values: Record<string, unknown>): Promise<void> } };
  readonly developerPrivate: { addHostPermission(extension: string, host: string): Promise<void> };
};

/** A Chromium with the extension and an empty profile. */
export class ExtensionBrowser {
  readonly context: BrowserContext;
  readonly #profile: string;
  readonly #cdp: CDPSession;
  readonly #id: string;

  private constructor(context: BrowserContext, profile: string, cdp: CDPSession, id: string) {
    this.context = context;
    this.#profile = profile;
    this.#cdp = cdp;
    this.#id = id;
  }

  /** Opens it with the server at `url` configured and all hosts allowed. */
  static async open(
    chromePath: string,
    viewport: ViewportSize,
    url: string,
  ): Promise<ExtensionBrowser> {
    const profile = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-store-browser-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: chromePath,
      viewport,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-GB',
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [
        '--no-sandbox',
        '--enable-unsafe-extension-debugging',
        `--load-extension=${extensionDir}`,
      ],
    });
    const worker =
      context.serviceWorkers()[0] ??
      (await context.waitForEvent('serviceworker', { timeout: 60_000 }));
    const cdp = await context.browser()?.newBrowserCDPSession();
    if (!cdp) throw new Error('The browser has closed.');
    const browser = new ExtensionBrowser(context, profile, cdp, new URL(worker.url()).host);
    await worker.evaluate((server) => chrome.storage.local.set({ server }), url);
    await browser.#allowHosts([`${url}/*`, 'http://*/*', 'https://*/*']);
    return browser;
  }

  /** The address of a page of the extension. */
  address(path: string): string {
    return `chrome-extension://${this.#id}/${path}`;
  }

  /** Presses the button of the extension while this page is in front. */
  async openPopup(page: Page): Promise<Popup> {
    await page.bringToFront();
    const { targetInfos } = await this.#cdp.send('Target.getTargets', {
      filter: [{ type: 'tab' }],
    });
    const tab = targetInfos.find((target) => target.url === page.url());
    if (!tab) throw new Error(`There is no tab with ${page.url()}.`);
    await this.#cdp.send('Extensions.triggerAction', { id: this.#id, targetId: tab.targetId });
    const { targetId } = await until('the popup is open', async () => (await this.#popups())[0]);
    return attachPopup(this.#cdp, targetId);
  }

  async closePopups(): Promise<void> {
    for (const { targetId } of await this.#popups())
      await this.#cdp.send('Target.closeTarget', { targetId });
  }

  async close(): Promise<void> {
    await this.context.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Grants the permission in advance: nothing can press the browser's own prompt. */
  async #allowHosts(hosts: readonly string[]): Promise<void> {
    const page = await this.context.newPage();
    await page.goto('chrome://extensions');
    for (const host of hosts)
      await page.evaluate(
        ([extension, pattern]) => chrome.developerPrivate.addHostPermission(extension, pattern),
        [this.#id, host] as const,
      );
    await page.close();
  }

  async #popups(): Promise<{ targetId: string }[]> {
    const { targetInfos } = await this.#cdp.send('Target.getTargets');
    return targetInfos.filter(
      ({ type, url }) => type === 'page' && url.startsWith(this.address('popup.html')),
    );
  }
}
