import { addressOf, ipBehind } from './client-address.js';

describe('addressOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['not an address', 'unknown'],
    ['', 'unknown'],
  ])('normalises %s to %s', (ip, address) => {
    expect(addressOf(ip)).toBe(address);
  });
});

describe('ipBehind', () => {
  it.each<[string | undefined, number, string]>([
    [undefined, 0, '10.0.0.1'],
    ['203.0.113.7', 0, '10.0.0.1'],
    ['203.0.113.7', 1, '203.0.113.7'],
    ['made-up, 203.0.113.7', 1, '203.0.113.7'],
    ['made-up, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['203.0.113.7', 3, '203.0.113.7'],
    [undefined, 1, '10.0.0.1'],
  ])('resolves "%s" behind %i proxies to %s', (forwardedFor, proxies, ip) => {
    expect(ipBehind(forwardedFor, '10.0.0.1', proxies)).toBe(ip);
  });
});
