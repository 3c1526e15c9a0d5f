import { aBrowser } from '@/testing/browser.fake';
import { defaultServer, readServer, saveServer, serverOriginSchema } from './server-origin';

describe('the address of the server', () => {
  it.each([
    ['https://rolefit.example', 'https://rolefit.example'],
    [' rolefit.example/dashboard ', 'https://rolefit.example'],
    ['https://rolefit.example:8443/', 'https://rolefit.example:8443'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['http://localhost:4000/login', 'http://localhost:4000'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
    ['localhost:4000', 'http://localhost:4000'],
    ['127.0.0.1:4000/login', 'http://127.0.0.1:4000'],
    ['https://localhost:4000', 'https://localhost:4000'],
  ])('is the origin of "%s"', (text, origin) => {
    expect(serverOriginSchema.parse(text)).toBe(origin);
  });

  it.each([
    ['http://rolefit.example', 'Only a server on this computer may do without https.'],
    ['http://127.0.0.1.evil.example', 'Only a server on this computer may do without https.'],
    ['https://user:secret@rolefit.example', 'Enter an address such as https://rolefit.example.'],
    ['ftp://rolefit.example', 'Enter an address such as https://rolefit.example.'],
    ['javascript:alert(1)', 'Enter an address such as https://rolefit.example.'],
    ['', 'Enter an address such as https://rolefit.example.'],
  ])('rejects "%s"', (text, message) => {
    expect(serverOriginSchema.safeParse(text).error?.issues[0]?.message).toBe(message);
  });

  it('defaults to this computer, also if the stored value is invalid', async () => {
    const { local } = aBrowser();
    expect(await readServer()).toBe(defaultServer);
    await saveServer('https://rolefit.example');
    expect(await readServer()).toBe('https://rolefit.example');
    local.set('server', 'http://rolefit.example');
    expect(await readServer()).toBe(defaultServer);
  });
});
