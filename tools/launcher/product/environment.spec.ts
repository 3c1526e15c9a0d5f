import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  composeEnv,
  isShared,
  providedServices,
  readUserEnv,
  rolefitVariables,
} from './environment.ts';

describe('the environment of gateway and worker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-env-'));
  const file = join(folder, '.env');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('prefers the environment to the file, and counts empty values as not set', () => {
    writeFileSync(
      file,
      'REDIS_URL=redis://from-file\nDATABASE_URL=postgres://from-file\nAI_MODEL=\n',
    );
    expect(readUserEnv({ env: { REDIS_URL: 'redis://from-env', DATABASE_URL: '' }, file })).toEqual(
      { REDIS_URL: 'redis://from-env' },
    );
    expect(readUserEnv({ env: { REDIS_URL: 'redis://from-env' }, file })).toEqual({
      REDIS_URL: 'redis://from-env',
      DATABASE_URL: 'postgres://from-file',
    });
  });

  it('does without a file', () => {
    expect(readUserEnv({ env: { A: 'b' }, file: join(folder, 'none') })).toEqual({ A: 'b' });
  });

  it('knows which services are brought along', () => {
    expect(providedServices({ DATABASE_URL: 'postgres://mine' })).toEqual({
      database: true,
      redis: false,
      github: false,
    });
  });

  it('lets what a person has set win over our own values, but not over the ports that were chosen', () => {
    const env = composeEnv({
      user: { OBJECTS_DIR: '/mine', PORT: '1' },
      own: { OBJECTS_DIR: '/ours', SESSION_SECRET: 'ours' },
      port: 4100,
      workerPort: 5,
    });
    expect(env).toMatchObject({
      OBJECTS_DIR: '/mine',
      SESSION_SECRET: 'ours',
      PORT: '4100',
      WORKER_PORT: '5',
      ROLEFIT_DEPLOYMENT: 'local',
    });
  });

  it('stores only the variables that concern Rolefit', () => {
    expect(
      rolefitVariables({
        HOME: '/home/me',
        BANK_PIN: '1',
        DATABASE_URL: 'x',
        PORT: '1',
        PORTAL: '2',
      }),
    ).toEqual({ DATABASE_URL: 'x', PORT: '1' });
  });

  it.each([
    [{}, false],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:4000' }, false],
    [{ HOST: '::1' }, false],
    [{ HOST: '192.168.1.20' }, true],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: 'rolefit.local' }, true],
    [{ PUBLIC_URL: 'https://rolefit.example' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1.rolefit.example' }, true],
  ])('knows whether others reach Rolefit with %j', (user, shared) => {
    expect(isShared(user)).toBe(shared);
  });
});
