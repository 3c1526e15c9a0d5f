import { setTimeout as wait } from 'node:timers/promises';

interface CallOptions {
  readonly body?: unknown;
  readonly pdf?: Uint8Array;
}

/** A user of the GitHub emulator who has signed in without a browser. */
export interface DemoCaller {
  readonly user: { readonly id: string };
  readonly accessToken: string;
  readonly refreshToken: string;
  /** @returns the `data` of the response @throws Error with the server's message if the call fails */
  call(method: string, path: string, options?: CallOptions): Promise<unknown>;
}

interface Session {
  readonly user: { readonly id: string };
  readonly accessToken?: string;
  readonly refreshToken: string;
}

/**
 * Signs a user of the GitHub emulator in as a browser does: starts, chooses the user, follows the redirects and asks for the session.
 * @throws Error with the server's message if a call fails
 */
export async function signInDemoUser(url: string, login: string): Promise<DemoCaller> {
  const started = await fetch(`${url}/api/v1/auth/github`, { redirect: 'manual' });
  const authorize = new URL(started.headers.get('location') ?? '');
  const form = new URLSearchParams({ login });
  for (const name of ['redirect_uri', 'scope', 'state', 'client_id'])
    form.set(name, authorize.searchParams.get(name) ?? '');
  const chosen = await fetch(new URL('/login/oauth/callback', authorize), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const returned = await fetch(chosen.headers.get('location') ?? '', {
    headers: { cookie: cookiesOf(started) },
    redirect: 'manual',
  });
  const { user, accessToken, refreshToken } = (await dataOf(
    await fetch(`${url}/api/v1/auth/session`, {
      method: 'POST',
      headers: { cookie: cookiesOf(returned) },
    }),
  )) as Session;
  if (!accessToken)
    throw new Error(`The sign-in of ${login} failed: ${returned.headers.get('location')}`);
  const call = async (
    method: string,
    path: string,
    { body, pdf }: CallOptions = {},
  ): Promise<unknown> => {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const json = body === undefined ? null : JSON.stringify(body);
    return dataOf(
      await fetch(`${url}/api/v1${path}`, { method, headers, body: pdf ? pdfForm(pdf) : json }),
    );
  };
  return { user, call, accessToken, refreshToken };
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function dataOf(response: Response): Promise<unknown> {
  const json = (await response.json()) as { readonly message?: string; readonly data?: unknown };
  if (!response.ok)
    throw new Error(
      `${new URL(response.url).pathname} answered ${response.status}: ${json.message}`,
    );
  return json.data;
}

function pdfForm(pdf: Uint8Array): FormData {
  const form = new FormData();
  form.append(
    'resume',
    new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' }),
    'resume.pdf',
  );
  return form;
}

/** Polls until there is a result. @throws Error with the name of the condition */
export async function until<Result>(
  what: string,
  poll: () => Promise<Result> | Result,
  withinMs = 120_000,
): Promise<NonNullable<Result>> {
  for (const deadline = Date.now() + withinMs; ;) {
    const result = await poll();
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`waited ${withinMs / 1000} s in vain until ${what}`);
    await wait(250);
  }
}
