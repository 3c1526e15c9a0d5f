import type { TestGateway } from './gateway.fixture.js';

/** Form fields of a provider's page for one user. */
export type ChoiceFields = Record<string, string>;

/** A provider's callback: its path and query, and the cookies so far. */
export interface ProviderCallback {
  readonly callback: string;
  readonly cookie: string;
}

/**
 * Starts a sign-in and selects a user on the provider's page.
 * @param path of the call that starts it
 * @param isWanted selects the user by the fields of their form; the first one by default
 * @param change form fields to tamper with
 */
export async function goToProvider(
  gateway: TestGateway,
  path: string,
  isWanted: (fields: ChoiceFields) => boolean = () => true,
  change: ChoiceFields = {},
): Promise<ProviderCallback> {
  const started = await gateway.call('GET', path);
  const address = started.headers.get('location') ?? '';
  const page = await (await fetch(address)).text();
  const choice = formsOf(page).find(({ fields }) => isWanted(fields));
  if (choice === undefined) throw new Error(`no matching user at ${address}`);
  const chosen = await fetch(new URL(choice.action, address), {
    method: 'POST',
    body: new URLSearchParams({ ...choice.fields, ...change }),
    redirect: 'manual',
  });
  const back = new URL(chosen.headers.get('location') ?? '');
  return { callback: back.pathname + back.search, cookie: cookiesOf(started.headers) };
}

function formsOf(page: string): { action: string; fields: ChoiceFields }[] {
  return [...page.matchAll(/<form[^>]*action="([^"]+)"[^>]*>(.*?)<\/form>/gs)].map(
    ([, action = '', body = '']) => ({
      action,
      fields: Object.fromEntries(
        [...body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name,
          value.replaceAll('&amp;', '&'),
        ]),
      ),
    }),
  );
}

/** `name=value` of every cookie that a response sets. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
