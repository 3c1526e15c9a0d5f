import { type Problem } from '@rolefit/contracts';
import { type Page, type Route } from 'playwright-core';

/** Holds back the responses of some calls. @returns a function that releases them and all later ones */
export async function hold(page: Page, calls: RegExp): Promise<() => Promise<void>> {
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const handler = async (route: Route) => {
    await gate;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  };
  await page.route(calls, handler);
  return async () => {
    letThrough();
    await page.unroute(calls, handler);
  };
}

/** Body of an error response; its markup must be displayed as text. */
export const hostileMessage =
  'It broke at <b>1 < 2</b> <img src="/nowhere.png" onerror="document.title = \'taken\'"> & [so](javascript:alert(1)).';

/** Rejects some calls as a server does. @returns a function that ends it */
export async function refuse(page: Page, calls: RegExp): Promise<() => Promise<void>> {
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
  return answer(page, calls, (route) => route.fulfill({ status: 500, json: problem }));
}

/** Breaks the connection of some calls. @returns a function that ends it */
export function breakOff(page: Page, calls: RegExp): Promise<() => Promise<void>> {
  return answer(page, calls, (route) => route.abort());
}

async function answer(
  page: Page,
  calls: RegExp,
  handler: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await page.route(calls, handler);
  return () => page.unroute(calls, handler);
}
