import { ConfigError } from './config-error.js';
import { loadConfig } from './load-config.js';
import { isExtension } from './extension-origins.js';

const env = {
  DATABASE_URL: 'postgres://rolefit@127.0.0.1:5432/rolefit',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SESSION_SECRET: 's'.repeat(32),
  OBJECTS_DIR: '/objects',
};
const ours = `chrome-extension://${'a'.repeat(32)}`;
const theirs = `chrome-extension://${'b'.repeat(32)}`;
const firefox = 'moz-extension://0b9c5e9e-6a0f-4f57-9d3a-2a1f6c1d2e3f';
const among = (origins: readonly (string | undefined)[], list?: string) => {
  const { server } = loadConfig({ ...env, EXTENSION_ORIGINS: list });
  return origins.filter((origin) => isExtension(server, String(origin)));
};

describe('isExtension', () => {
  it('accepts every extension by default', () => {
    expect(among([ours, firefox, 'safari-web-extension://A1-B2'])).toHaveLength(3);
  });

  it('rejects web pages', () => {
    expect(
      among([
        'https://evil.example',
        'null',
        '',
        'chrome-extension://',
        'chrome-extension://*',
        `${ours}/x`,
        `https://chrome-extension://${'a'.repeat(32)}`,
        `chrome-extension://a@evil.example`,
      ]),
    ).toEqual([]);
  });

  it('accepts only listed extensions', () => {
    expect(among([ours, theirs, firefox], `${ours}/, moz-extension://*`)).toEqual([ours, firefox]);
    expect(among([ours, theirs, firefox], ours)).toEqual([ours]);
  });

  it('rejects a list with any other value', () => {
    expect(() => loadConfig({ ...env, EXTENSION_ORIGINS: 'https://rolefit.example' })).toThrow(
      ConfigError,
    );
    expect(() => loadConfig({ ...env, EXTENSION_ORIGINS: '*' })).toThrow(ConfigError);
  });
});
