/**
 * Signs a user of the GitHub emulator in as a browser does: start, choose the user, follow the redirects, ask for the session.
 * @returns an access token
 */
export async function signIn(gatewayUrl: string, login: string): Promise<string> {
  const started = await fetch(`${gatewayUrl}/api/v1/auth/github`, { redirect: 'manual' });
  const authorize = locationOf(started);
  const form = new URLSearchParams({ login });
  for (const name of ['redirect_uri', 'scope', 'state', 'client_id'])
    form.set(name, authorize.searchParams.get(name) ?? '');
  const chosen = await fetch(new URL('/login/oauth/callback', authorize), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const returned = await fetch(locationOf(chosen), {
    headers: { cookie: cookiesOf(started) },
    redirect: 'manual',
  });
  const session = await fetch(`${gatewayUrl}/api/v1/auth/session`, {
    method: 'POST',
    headers: { cookie: cookiesOf(returned) },
  });
  const { data } = (await session.json()) as {
    readonly data?: { readonly accessToken?: string | null } | null;
  };
  if (!data?.accessToken)
    throw new Error(`sign-in of ${login} failed: ${returned.headers.get('location')}`);
  return data.accessToken;
}

function locationOf(answer: Response): URL {
  return new URL(answer.headers.get('location') ?? '');
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
