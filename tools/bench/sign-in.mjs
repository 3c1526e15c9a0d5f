/**
 * Signs a person of the emulator in the way a browser does: start, choose the person, follow the redirects, ask for the session.
 * @returns an access token
 */
export async function signIn(gatewayUrl, login) {
  const started = await fetch(`${gatewayUrl}/api/v1/auth/github`, { redirect: 'manual' });
  const cookie = started.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
  const authorize = new URL(started.headers.get('location'));
  const form = new URLSearchParams({ login });
  for (const name of ['redirect_uri', 'scope', 'state', 'client_id']) form.set(name, authorize.searchParams.get(name) ?? '');
  const chosen = await fetch(new URL('/login/oauth/callback', authorize), { method: 'POST', body: form, redirect: 'manual' });
  const returned = await fetch(chosen.headers.get('location'), { headers: { cookie }, redirect: 'manual' });
  const refresh = returned.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
  const session = await fetch(`${gatewayUrl}/api/v1/auth/session`, { method: 'POST', headers: { cookie: refresh } });
  const { data } = await session.json();
  if (data?.accessToken === undefined || data.accessToken === null) throw new Error(`sign-in of ${login} failed: ${returned.headers.get('location')}`);
  return data.accessToken;
}
