import { makePdf, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { violationsOfPopup } from './accessibility.js';
import { call } from './api.js';
import { Visitor } from './browser.js';
import { BrowserWithExtension } from './extension.js';
import { type ExtensionPopup } from './extension-popup.js';
import { JobBoard } from './job-board.js';
import { signInWithResume } from './journey.js';
import { type Product } from './product.js';
import { waitUntil } from './wait-until.js';

const patientMs = 60_000;

/** A signed-in user in a browser with the extension, and a job board; shared by all tests of a `describe`. */
export class ExtensionJourney<Running extends { readonly url: string } = { readonly url: string }> {
  readonly product: Product<Running>;
  #opened: { browser: BrowserWithExtension; board: JobBoard; ada: Visitor; tab: Page } | undefined;

  /**
   * Registers the hooks that open and close it.
   * @param openProduct calls `sharedProduct` or `ownProduct`
   * @param pages markup of the job board by path
   */
  constructor(openProduct: () => Product<Running>, pages: Readonly<Record<string, string>>) {
    // The browser closes before the servers that it is connected to.
    afterAll(async () => {
      await this.#opened?.browser.leave();
      await this.#opened?.board.close();
    });
    this.product = openProduct();
    beforeAll(async () => {
      const [browser, board] = await Promise.all([
        BrowserWithExtension.open(),
        JobBoard.open(pages),
      ]);
      const ada = Visitor.of(await browser.context.newPage(), this.product.rolefit);
      this.#opened = { browser, board, ada, tab: await browser.context.newPage() };
      await signInWithResume(ada, this.product.users.ada, makePdf(resumes.software));
    });
    afterEach(() => expect(this.browser.problems.splice(0)).toEqual([]));
  }

  get browser(): BrowserWithExtension {
    return this.#current.browser;
  }

  get board(): JobBoard {
    return this.#current.board;
  }

  /** The user, in the web client. */
  get ada(): Visitor {
    return this.#current.ada;
  }

  /** The tab that shows the job board. */
  get tab(): Page {
    return this.#current.tab;
  }

  /** Opens a page of the job board and the popup over it. */
  async openPopup(path: string): Promise<ExtensionPopup> {
    await this.tab.goto(this.board.url(path));
    return this.browser.clickButton(this.tab);
  }

  /** Grants the extension access to Rolefit and saves its address in the options. */
  async chooseServer(): Promise<void> {
    await this.browser.allow(this.product.rolefit.url);
    await this.saveServer(this.product.rolefit.url);
  }

  /** Saves the address of a server in the options; access to it has been granted. */
  async saveServer(address: string): Promise<void> {
    const page = await this.browser.context.newPage();
    await page.goto(this.browser.url('options.html'));
    await page.getByLabel('Address of your server').fill(address);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. The extension may speak with this server.').waitFor();
    await page.close();
  }

  /** Presses Connect and waits until the login page has closed itself. */
  async connect(popup: ExtensionPopup): Promise<void> {
    const opened = this.browser.context.waitForEvent('page');
    await popup.press('Connect');
    const login = await opened;
    await waitUntil('the tab has closed itself', () => login.isClosed(), patientMs);
  }

  async scans() {
    return (await call(this.ada, 'listScans', { query: { limit: '100' } })).jobs;
  }

  async expectAccessible(popup: ExtensionPopup): Promise<void> {
    expect(await violationsOfPopup(popup)).toEqual([]);
  }

  get #current() {
    if (!this.#opened) throw new Error('this exists from beforeAll on');
    return this.#opened;
  }
}
