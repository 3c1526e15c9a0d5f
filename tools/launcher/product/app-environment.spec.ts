import { loadConfig, loadWorkerConfig } from '@rolefit/config';
import { appEnvironment } from './app-environment.ts';

const shared = {
  ROLEFIT_DEPLOYMENT: 'local',
  DATABASE_URL: 'postgres://rolefit:owner@127.0.0.1/rolefit',
  REDIS_URL: 'redis://127.0.0.1',
  OBJECTS_DIR: '/tmp/objects',
};
const ofGateway = {
  SESSION_SECRET: 'session-secret-of-at-least-32-characters',
  SESSION_FORMER_SECRETS: 'former-secret-of-at-least-32-characters',
  GITHUB_CLIENT_ID: 'github',
  GITHUB_CLIENT_SECRET: 'github-secret',
  GOOGLE_CLIENT_ID: 'google',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  SMTP_URL: 'smtps://user:mail-secret@mail.example.org',
  MAIL_FROM: 'Rolefit <no-reply@example.org>',
  OPERATIONS_PORT: '0',
  OPERATIONS_SECRET: 'operations-secret',
};
const roles = {
  GATEWAY_DATABASE_URL: 'postgres://rolefit_gateway:one@127.0.0.1/rolefit',
  WORKER_DATABASE_URL: 'postgres://rolefit_worker:two@127.0.0.1/rolefit',
};
const env = { ...shared, ...ofGateway, ...roles };

describe('the environment of one app', () => {
  it('has the address of its own role, and of no other', () => {
    const gateway = appEnvironment('gateway', env);
    expect(loadConfig(gateway).database.url).toBe(roles.GATEWAY_DATABASE_URL);
    expect(Object.values(gateway).join()).not.toMatch(/owner|rolefit_worker/);
    const worker = appEnvironment('worker', env);
    expect(loadWorkerConfig(worker).database.url).toBe(roles.WORKER_DATABASE_URL);
    expect(Object.values(worker).join()).not.toMatch(/owner|rolefit_gateway/);
  });

  it('has the address of the owner where there are no roles', () => {
    for (const app of ['gateway', 'worker'] as const) {
      const { DATABASE_URL } = appEnvironment(app, { ...shared, WORKER_DATABASE_URL: '' });
      expect(DATABASE_URL).toBe(shared.DATABASE_URL);
    }
  });

  it('has no secret of sessions and sign-in in a worker', () => {
    expect(Object.values(appEnvironment('worker', env)).join()).not.toMatch(/secret/);
    expect(appEnvironment('gateway', env)).toMatchObject(ofGateway);
  });
});
