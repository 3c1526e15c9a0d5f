import { bearerFetch } from './bearer-fetch';

it('omits cookies and rejects redirects', async () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  // Options of the caller are overridden.
  await bearerFetch('https://rolefit.example/api', {
    method: 'POST',
    credentials: 'include',
    redirect: 'follow',
  });
  expect(sent.mock.calls).toEqual([
    ['https://rolefit.example/api', { method: 'POST', credentials: 'omit', redirect: 'error' }],
  ]);
  sent.mockRestore();
});
