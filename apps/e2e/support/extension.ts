/// <reference types="chrome" />
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
  type Worker,
} from 'playwright-core';
import { withoutOptimisingCompilers } from './browser.js';
import { ExtensionPopup } from './extension-popup.js';
import { ExtensionTarget } from './extension-target.js';
import { waitUntil } from './wait-until.js';

const built = join(__dirname, '../../extension/dist/chrome');
const wayToLoad = ['--enable-unsafe-extension-debugging', `--load-extension=${built}`];

/** A browser of a person's own, with the extension as its stores would install it. */
export class BrowserWithExtension {
  readonly context: BrowserContext;
  readonly id: string;
  readonly #profile: string;
  readonly #cdp: CDPSession;
  readonly problems: string[] = [];

  private constructor(profile: string, context: BrowserContext, id: string, cdp: CDPSession) {
    this.#profile = profile;
    this.context = context;
    this.id = id;
    this.#cdp = cdp;
    context.setDefaultTimeout(90_000);
    context.on('weberror', (problem) =>
      this.problems.push(`page error: ${problem.error().message}`),
    );
  }

  static async open(
    profile = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-browser-')),
  ): Promise<BrowserWithExtension> {
    const executablePath = process.env['TEST_CHROME_PATH'];
    if (!executablePath)
      throw new Error('TEST_CHROME_PATH is not set; run the journeys with npm run test:e2e');
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // Popups are no pages of the context.
        '--force-prefers-reduced-motion',
        withoutOptimisingCompilers,
        ...wayToLoad,
      ],
    });
    const worker =
      context.serviceWorkers()[0] ??
      (await context.waitForEvent('serviceworker', { timeout: 60_000 }));
    const browser = context.browser();
    if (!browser) throw new Error('the browser has closed');
    return new BrowserWithExtension(
      profile,
      context,
      new URL(worker.url()).host,
      await browser.newBrowserCDPSession(),
    );
  }

  /** The background as it runs now; woken where the browser has ended it. */
  async background(): Promise<Worker> {
    const isOurs = (worker: Worker) => worker.url().startsWith(this.url(''));
    const found = this.context.serviceWorkers().find(isOurs);
    if (found) return found;
    const comes = this.context.waitForEvent('serviceworker', {
      predicate: isOurs,
      timeout: 60_000,
    });
    const page = await this.context.newPage();
    await page.goto(this.url('options.html'));
    const worker = await comes;
    await page.close();
    return worker;
  }

  url(path: string): string {
    return `chrome-extension://${this.id}/${path}`;
  }

  /**
   * What the user answers when the browser asks whether the extension may speak with a site. The question is a window of the browser's own that nothing
   * can press; said beforehand on the browser's page of extensions, the browser need not ask.
   */
  async allow(origin: string): Promise<void> {
    await this.#allow([`${origin}/*`]);
  }

  /** As `allow`, for the question whether the extension may read all sites. */
  async allowAllSites(): Promise<void> {
    await this.#allow(['http://*/*', 'https://*/*']);
  }

  async #allow(hosts: readonly string[]): Promise<void> {
    const page = await this.context.newPage();
    await page.goto('chrome://extensions');
    for (const host of hosts) {
      await page.evaluate(
        ([id, pattern]) =>
          (
            chrome as unknown as {
              developerPrivate: { addHostPermission(id: string, host: string): Promise<void> };
            }
          ).developerPrivate.addHostPermission(id, pattern),
        [this.id, host] as const,
      );
    }
    await page.close();
  }

  /** The hosts that the extension may speak with and read now. */
  async allowed(): Promise<readonly string[]> {
    return (await this.background()).evaluate(() =>
      chrome.permissions.getAll().then(({ origins = [] }) => origins.sort()),
    );
  }

  /** A click on the extension's button while this page is in front, with the right to the page that only such a click gives. */
  async clickButton(page: Page): Promise<ExtensionPopup> {
    await page.bringToFront();
    const { targetInfos } = await this.#cdp.send('Target.getTargets', {
      filter: [{ type: 'tab' }],
    });
    const url = page.url();
    const tab = targetInfos.find((target) => target.url === url);
    if (!tab) throw new Error(`no tab shows ${url}`);
    await this.closePopups();
    // Newer than the types of the protocol.
    const send = this.#cdp.send.bind(this.#cdp) as (
      method: string,
      params: object,
    ) => Promise<unknown>;
    await send('Extensions.triggerAction', { id: this.id, targetId: tab.targetId });
    const targetId = await waitUntil(
      'the popup is open',
      async () => (await this.#popups())[0]?.targetId,
      60_000,
    );
    return ExtensionPopup.attach(this.#cdp, targetId);
  }

  /** Text of the extension's badge. */
  async badge(): Promise<string> {
    return (await this.background()).evaluate(() => chrome.action.getBadgeText({}));
  }

  /** Ends the background as the browser does, in the middle of whatever it does. */
  async killBackground(): Promise<void> {
    const { targetInfos } = await this.#cdp.send('Target.getTargets');
    const target = targetInfos.find(
      ({ type, url }) => type === 'service_worker' && url.startsWith(this.url('')),
    );
    if (!target) return;
    await this.#cdp.send('Target.closeTarget', { targetId: target.targetId });
    await waitUntil(
      'the background has ended',
      async () =>
        (await this.#cdp.send('Target.getTargets')).targetInfos.every(
          ({ targetId }) => targetId !== target.targetId,
        ),
      60_000,
    );
  }

  /** The names of the Web Workers that the extension's pages run; those of a popup only after its `showWorkers`. */
  async workers(): Promise<readonly string[]> {
    return (await this.#workers()).map(({ title }) => title).sort();
  }

  /** The worker of this name. */
  async worker(name: string): Promise<ExtensionTarget> {
    const found = (await this.#workers()).find(({ title }) => title === name);
    if (!found) throw new Error(`no worker is called ${name}`);
    return ExtensionTarget.attach(this.#cdp, found.targetId);
  }

  async #workers() {
    const { targetInfos } = await this.#cdp.send('Target.getTargets', {
      filter: [{ type: 'worker' }],
    });
    return targetInfos.filter(({ url }) => url.startsWith(this.url('')));
  }

  /** Restarts the browser with the same profile. */
  async reopen(): Promise<BrowserWithExtension> {
    await this.context.close();
    return BrowserWithExtension.open(this.#profile);
  }

  async leave(): Promise<void> {
    await this.context.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  async #popups() {
    const { targetInfos } = await this.#cdp.send('Target.getTargets');
    return targetInfos.filter(
      ({ type, url }) => type === 'page' && url.startsWith(this.url('popup.html')),
    );
  }

  /** As the user does by looking elsewhere. */
  async closePopups(): Promise<void> {
    for (const { targetId } of await this.#popups())
      await this.#cdp.send('Target.closeTarget', { targetId });
    await waitUntil('no popup is open', async () => (await this.#popups()).length === 0, 60_000);
  }
}
