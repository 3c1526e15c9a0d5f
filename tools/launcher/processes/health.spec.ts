import { reachableHost } from './health.ts';

describe('the host at which this machine reaches a server', () => {
  it.each([
    [undefined, '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '127.0.0.1'],
    ['192.168.1.20', '192.168.1.20'],
    ['fd00::20', '[fd00::20]'],
    ['home.example', 'home.example'],
  ])('that listens on %s is %s', (host, reachable) => {
    expect(reachableHost(host)).toBe(reachable);
  });
});
