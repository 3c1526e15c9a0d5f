import { setTimeout as wait } from 'node:timers/promises';

/**
 * Signs a person of the GitHub emulator in as a browser does: start, choose the person, follow the redirects, ask for the session.
 * @returns calls in that person's name: `call(method, path, {body, pdf})` answers `data`; and the session's token and cookie
 * @throws Error with the server's sentence where a call fails
 */
export async function signInDemoUser(url, login) {
  const started = await fetch(`${url}/api/v1/auth/github`, { redirect: 'manual' });
  const authorize = new URL(started.headers.get('location') ?? '');
  const form = new URLSearchParams({ login });
  for (const name of ['redirect_uri', 'scope', 'state', 'client_id']) form.set(name, authorize.searchParams.get(name) ?? '');
  const chosen = await fetch(new URL('/login/oauth/callback', authorize), { method: 'POST', body: form, redirect: 'manual' });
  const returned = await fetch(chosen.headers.get('location') ?? '', { headers: { cookie: cookiesOf(started) }, redirect: 'manual' });
  const session = await dataOf(await fetch(`${url}/api/v1/auth/session`, { method: 'POST', headers: { cookie: cookiesOf(returned) } }));
  if (!session.accessToken) throw new Error(`The sign-in of ${login} failed: ${returned.headers.get('location')}`);
  const call = async (method, path, { body, pdf } = {}) => {
    const headers = { authorization: `Bearer ${session.accessToken}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    return dataOf(await fetch(`${url}/api/v1${path}`, { method, headers, body: pdf ? pdfForm(pdf) : body === undefined ? undefined : JSON.stringify(body) }));
  };
  return { user: session.user, call, accessToken: session.accessToken, refreshToken: session.refreshToken };
}

const cookiesOf = (answer) => answer.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');

async function dataOf(answer) {
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${new URL(answer.url).pathname} answered ${answer.status}: ${json.message}`);
  return json.data;
}

function pdfForm(pdf) {
  const form = new FormData();
  form.append('resume', new Blob([pdf], { type: 'application/pdf' }), 'resume.pdf');
  return form;
}

/** Asks again until there is an answer. @throws Error that says what was waited for */
export async function until(what, ask, withinMs = 120_000) {
  for (const deadline = Date.now() + withinMs; ; ) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`waited ${withinMs / 1000} s in vain until ${what}`);
    await wait(250);
  }
}
