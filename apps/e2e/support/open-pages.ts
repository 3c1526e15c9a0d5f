import { type BrowserContext, type Page, type Request } from 'playwright-core';

const longestDescription = 3_000;
const answerMs = 5_000;

/** The unanswered requests of each open context. */
const pending = new Map<BrowserContext, Set<Request>>();

/** Includes the pages of this context in the errors of failed tests until it is closed. */
export function watchPages(context: BrowserContext): void {
  const requests = new Set<Request>();
  pending.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
  context.on('close', () => pending.delete(context));
}

async function describePage(page: Page, requests: readonly Request[]): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: answerMs })
    .catch(() => '(the page does not respond)');
  const shown = text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, longestDescription);
  const calls = requests.map((request) => `${request.method()} ${request.url()}`);
  return [`${page.url()} shows: ${shown}`, ...calls.map((call) => `  waits for ${call}`)].join(
    '\n',
  );
}

/** The text of each open page and its unanswered requests. */
async function describePages(): Promise<string> {
  const pages = [...pending].flatMap(([context, requests]) =>
    context.pages().map((page) =>
      describePage(
        page,
        [...requests].filter((request) => isOf(page, request)),
      ),
    ),
  );
  return (await Promise.all(pages)).join('\n');
}

function isOf(page: Page, request: Request): boolean {
  try {
    return request.frame().page() === page;
  } catch {
    // Requests of workers, and of navigations whose page doesn't exist yet, have no frame.
    return false;
  }
}

// For the test environment, journey-environment.cjs.
Object.assign(globalThis, { describePages });
