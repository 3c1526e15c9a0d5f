import { type Problem } from '@rolefit/contracts';
import { type Page, type Route } from 'playwright-core';

/**
 * Handles some calls in the server's place. The route stays when that ends: Chromium loses requests in flight when `unroute` removes the last route of
 * a page, and the page then waits for them forever.
 * @returns a function after which calls reach the server
 */
export async function intercept(
  page: Page,
  calls: RegExp,
  handler: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false;
  await page.route(calls, (route) => (isOver ? route.fallback() : handler(route)));
  return () => {
    isOver = true;
  };
}

/** Holds back the responses of some calls. @returns a function that releases them and all later ones */
export async function hold(page: Page, calls: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route(calls, async (route) => {
    await gate.promise;
    // The page may have been closed meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return () => gate.resolve(undefined);
}

/** Body of an error response; its markup must be displayed as text. */
export const hostileMessage =
  'It broke at <b>1 < 2</b> <img src="/nowhere.png" onerror="document.title = \'taken\'"> & [so](javascript:alert(1)).';

/** Rejects some calls as a server does. @returns a function that ends it */
export async function refuse(page: Page, calls: RegExp): Promise<() => void> {
  const problem: Problem = {
    type: '/problems/internal',
    title: 'Internal error',
    status: 500,
    detail: hostileMessage,
    instance: '/somewhere',
    isSuccess: false,
    message: hostileMessage,
    requestId: 'journey',
    error: { name: 'INTERNAL', code: 'INTERNAL' },
  };
  return intercept(page, calls, (route) => route.fulfill({ status: 500, json: problem }));
}

/** Breaks the connection of some calls. @returns a function that ends it */
export function breakOff(page: Page, calls: RegExp): Promise<() => void> {
  return intercept(page, calls, (route) => route.abort());
}
