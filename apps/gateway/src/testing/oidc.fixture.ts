import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { apiBasePath } from '@rolefit/contracts';
import type { Answer } from './gateway.fixture.js';
import { freePort, type TestGateway } from './gateway.fixture.js';
import type { ProviderCallback } from './provider-page.js';

/** Standard claims of a user; the login is the subject. */
export interface OidcUser {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly preferred_username?: string;
}

/** An OpenID Connect provider in a separate process. */
export interface TestOidcProvider {
  readonly issuer: string;
  /** Environment variables that point a gateway at it. */
  readonly env: Record<string, string>;
  stop(): void;
}

/**
 * @param publicUrl of the gateway; the provider only accepts its callback
 * @param users by their login, with any password
 */
export async function startOidcProvider(
  publicUrl: string,
  users: Readonly<Record<string, OidcUser>>,
): Promise<TestOidcProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const client = {
    client_id: 'rolefit-test',
    client_secret: 'a secret with a : and a %',
    redirect_uris: [`${publicUrl}${apiBasePath}/auth/oidc/callback`],
  };
  const child = spawn(process.execPath, [resolve('apps/gateway/src/testing/oidc-provider.mjs')], {
    env: { ...process.env, OIDC_PROVIDER: JSON.stringify({ port, users, client }) },
    stdio: 'ignore',
  });
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`${issuer}/.well-known/openid-configuration`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) break;
    if (tries > 1_200) throw new Error('the OpenID Connect provider did not start');
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    issuer,
    env: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
      OIDC_NAME: 'Home login',
    },
    stop: () => void child.kill(),
  };
}

/** A browser at the provider. */
class ProviderPages {
  private readonly jar = new Map<string, string>();

  /** Follows redirects within the provider. @returns the page, or the address that leads back to the gateway */
  async open(address: URL, form?: Record<string, string>): Promise<{ url: URL; page: string }> {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      this.jar.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) return { url: address, page: await answer.text() };
    const url = new URL(next, address);
    return url.origin === address.origin ? this.open(url) : { url, page: '' };
  }
}

/**
 * Starts a sign-in, logs in on the provider's page and agrees.
 * @param login of a user, or null to decline
 */
export async function goToOidcProvider(
  gateway: TestGateway,
  login: string | null,
  query = '',
): Promise<ProviderCallback & { readonly started: Answer }> {
  const started = await gateway.call('GET', `${apiBasePath}/auth/oidc${query}`);
  const pages = new ProviderPages();
  let { url, page } = await pages.open(new URL(started.headers.get('location') ?? ''));
  if (login === null) {
    const abort = /href="([^"]+\/abort)"/.exec(page)?.[1] ?? '';
    ({ url } = await pages.open(new URL(abort, url)));
  }
  // First the login, then the consent.
  while (page !== '' && login !== null) {
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1] ?? '';
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
    ({ url, page } = await pages.open(new URL(action, url), { prompt, login, password: 'any' }));
  }
  const cookie = started.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  return { callback: url.pathname + url.search, cookie, started };
}
