import { toPasskeys } from './passkeys-config.js';

describe('passkeys', () => {
  it.each([
    ['https://rolefit.example.org', 'rolefit.example.org'],
    ['https://rolefit.lan:8443', 'rolefit.lan'],
    ['http://localhost:4000', 'localhost'],
    ['http://rolefit.localhost:4000', 'rolefit.localhost'],
  ])('are bound to the host name of %s', (url, site) => {
    expect(toPasskeys(url)).toEqual({ site, origin: url, support: 'available' });
  });

  it.each([
    'http://127.0.0.1:4000',
    'https://192.168.1.20',
    'http://[::1]:4000',
    'https://[fd00::1]',
  ])('are not available at %s, because it is no name', (url) => {
    expect(toPasskeys(url).support).toBe('ip-address');
  });

  it.each(['http://rolefit.lan', 'http://notlocalhost', 'http://localhost.example.org'])(
    'are not available at %s, because it lacks TLS',
    (url) => {
      expect(toPasskeys(url).support).toBe('no-tls');
    },
  );
});
