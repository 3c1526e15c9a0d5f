import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { watchPages } from './open-pages.js';

/**
 * No page of a journey lives long enough for V8's optimising compilers to pay off: without them, pages take a fifth less processor time.
 */
export const withoutOptimisingCompilers = '--js-flags=--no-turbofan --no-maglev';

/** How many times slower than here the processor runs for pages. A test that fails with 6 fails by chance on a busy machine. */
const slowdown = Number(process.env['TEST_CPU_SLOWDOWN'] ?? 1);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** One browser serves all journeys of a file. @param flags further arguments of its command line */
export function openBrowser(
  flags: readonly string[] = [withoutOptimisingCompilers],
): Promise<Browser> {
  const executablePath = process.env['TEST_HEADLESS_PATH'];
  if (!executablePath)
    throw new Error('TEST_HEADLESS_PATH is not set; run the journeys with npm run test:e2e');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      ...flags,
    ],
  });
}

/**
 * Chromium's remark when a page ends a connection that is still being established. Whether a page is that fast, for example at logging out, depends on the load
 * of the machine, and it is no problem of the page.
 */
const harmless = /WebSocket is closed before the connection is established/;

/** A person with a fresh browser context: no cookies, no storage, and a record of every problem that the page reports. */
export class Visitor {
  readonly page: Page;
  readonly baseUrl: string;
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];

  private constructor(page: Page, baseUrl: string) {
    this.page = page;
    this.baseUrl = baseUrl;
    const context = page.context();
    // Ends hanging waits. On a busy machine everything takes many times as long.
    context.setDefaultTimeout(90_000);
    watchPages(context);
    context.on('weberror', (problem) => {
      const error = problem.error();
      this.#problems.push(`page error: ${error.stack ?? error.message}`);
    });
    context.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning';
      if (isProblem && !harmless.test(message.text()))
        this.#problems.push(
          `console ${message.type()}: ${message.text()} (${message.location().url})`,
        );
    });
  }

  /**
   * Opens a browser context of its own. It asks for reduced motion unless told otherwise: pulses and spinners take processor time for as long as they
   * are shown, and what fades in has its final colours only at the end.
   */
  static async arrive(
    browser: Browser,
    { url }: { readonly url: string },
    options: BrowserContextOptions = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    if (slowdown > 1) await slowDown(page);
    return new Visitor(page, url);
  }

  /** A visitor in an open page. */
  static of(page: Page, { url }: { readonly url: string }): Visitor {
    return new Visitor(page, url);
  }

  /** An error status that this journey provokes on purpose, which the browser reports in its console. */
  expectProblem(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Unexpected problems of all tabs. */
  get problems(): string[] {
    return this.#problems.filter(
      (problem) => !this.#expected.some((pattern) => pattern.test(problem)),
    );
  }

  /** Returns the problems so far, and clears them and the expected ones. */
  takeProblems(): string[] {
    const { problems } = this;
    this.#problems.length = 0;
    this.#expected.length = 0;
    return problems;
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(this.baseUrl + path);
  }

  /** Where the page is, without the origin. */
  get path(): string {
    return this.page.url().slice(this.baseUrl.length);
  }

  /** Leaves a mark that a reload or a navigation by the browser would wipe out. */
  async markPage(): Promise<void> {
    await this.page.evaluate(() => document.documentElement.setAttribute('data-mark', 'here'));
  }

  async isStillTheSamePage(): Promise<boolean> {
    return (
      (await this.page.evaluate(() => document.documentElement.getAttribute('data-mark'))) ===
      'here'
    );
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}
