import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { apiBasePath, endpoints } from '@rolefit/contracts';
import { rootDir } from '../../../tools/launcher/bootstrap/paths.mjs';
import { freePort } from './free-port.js';
import { waitUntil } from './wait-until.js';

/** An OpenID Connect provider with its own pages; anybody with the login `ada` and any password is Ada. */
export interface TestOidcProvider {
  /** Settings that point a Rolefit at it. */
  readonly env: Record<string, string>;
  stop(): void;
}

/** @param publicUrl of the Rolefit; the provider only accepts its callback */
export async function startOidcProvider(publicUrl: string): Promise<TestOidcProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const client = {
    client_id: 'rolefit',
    client_secret: 'secret',
    redirect_uris: [`${publicUrl}${apiBasePath}${endpoints.oidcCallback.path}`],
  };
  const users = { ada: { email: 'ada@home.example', email_verified: true, name: 'Ada' } };
  const script = join(rootDir, 'apps', 'gateway', 'src', 'testing', 'oidc-provider.mjs');
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, OIDC_PROVIDER: JSON.stringify({ port, users, client }) },
    stdio: 'ignore',
  });
  await waitUntil('the provider answers', () =>
    fetch(`${issuer}/.well-known/openid-configuration`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
      OIDC_NAME: 'Home login',
    },
    stop: () => void child.kill(),
  };
}
