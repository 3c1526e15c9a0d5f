import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { apiBasePath } from '@rolefit/contracts';
import { freePort, type TestGateway } from './gateway.fixture.js';
import { type ChoiceFields, goToProvider, type ProviderCallback } from './provider-page.js';

/** A Google account of the emulator. */
export interface GoogleUser {
  readonly email: string;
  readonly name: string;
  readonly email_verified: boolean;
  /** The Workspace's domain; empty for a personal account. If omitted, the emulator derives a Workspace from the e-mail address. */
  readonly hd?: string;
}

/** The Google emulator in a separate process. */
export interface TestGoogle {
  /** Environment variables that point a gateway at it. */
  readonly env: Record<string, string>;
  stop(): void;
}

/** @param gatewayPort the port on which the gateway is going to listen; the emulator only accepts registered callbacks */
export async function startGoogle(
  gatewayPort: number,
  users: readonly GoogleUser[],
): Promise<TestGoogle> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const client = {
    client_id: 'rolefit-test',
    client_secret: 'secret',
    name: 'Rolefit',
    redirect_uris: [`http://127.0.0.1:${gatewayPort}${apiBasePath}/auth/google/callback`],
  };
  const child = spawn(process.execPath, [resolve('apps/gateway/src/testing/google-emulator.mjs')], {
    env: { ...process.env, GOOGLE_EMULATOR: JSON.stringify({ port, users, client }) },
    stdio: 'ignore',
  });
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`${url}/.well-known/openid-configuration`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) break;
    if (tries > 1_200) throw new Error('the Google emulator did not start');
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    env: {
      PORT: String(gatewayPort),
      GOOGLE_CLIENT_ID: client.client_id,
      GOOGLE_CLIENT_SECRET: client.client_secret,
      GOOGLE_URL: url,
    },
    stop: () => void child.kill(),
  };
}

/** Starts a sign-in and selects a user on Google's page. @param change fields of the page's form to tamper with */
export function goToGoogle(
  gateway: TestGateway,
  email: string,
  query = '',
  change: ChoiceFields = {},
): Promise<ProviderCallback> {
  return goToProvider(
    gateway,
    `${apiBasePath}/auth/google${query}`,
    (fields) => fields['email'] === email,
    change,
  );
}
