import { returnPath, signInUrl } from './sign-in-url';

const search = (text: string) => new URLSearchParams(text);

describe('signInUrl', () => {
  it('passes on the source and the return URL', () => {
    expect(signInUrl('/api/v1/auth/github', search('source=extension&returnTo=/job-match'))).toBe(
      '/api/v1/auth/github?source=extension&returnTo=%2Fjob-match',
    );
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'drops the return URL %s',
    (returnTo) => {
      expect(signInUrl('/start', new URLSearchParams({ returnTo }))).toBe('/start');
      expect(returnPath(new URLSearchParams({ returnTo }), '/dashboard')).toBe('/dashboard');
    },
  );
});
