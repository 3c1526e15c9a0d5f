import { bearerFetch } from './bearer-fetch';

it('sends no cookie of the server, and follows no redirect with a token', async () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  // What a caller says otherwise does not count.
  await bearerFetch('https://rolefit.example/api', { method: 'POST', credentials: 'include', redirect: 'follow' });
  expect(sent.mock.calls).toEqual([['https://rolefit.example/api', { method: 'POST', credentials: 'omit', redirect: 'error' }]]);
  sent.mockRestore();
});
