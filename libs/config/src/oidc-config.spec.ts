import { ConfigError } from './config-error.js';
import { loadConfig } from './load-config.js';

const local = {
  DATABASE_URL: 'postgres://a/b',
  REDIS_URL: 'redis://a',
  SESSION_SECRET: 's'.repeat(32),
  OBJECTS_DIR: '/data',
};
const oidc = {
  OIDC_ISSUER: 'https://login.example.org/realms/home',
  OIDC_CLIENT_ID: 'rolefit',
  OIDC_CLIENT_SECRET: 'secret',
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig({ ...local, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('an OpenID Connect provider', () => {
  it('is read with its name', () => {
    expect(loadConfig({ ...local, ...oidc, OIDC_NAME: ' Home login ' }).oidc).toEqual({
      issuer: 'https://login.example.org/realms/home',
      clientId: 'rolefit',
      clientSecret: 'secret',
      name: 'Home login',
    });
    expect(loadConfig({ ...local, ...oidc }).oidc?.name).toBe('OpenID Connect');
  });

  it('keeps the slash at the end of its issuer, which is compared letter by letter', () => {
    const issuer = 'https://login.example.org/application/o/rolefit/';
    expect(loadConfig({ ...local, ...oidc, OIDC_ISSUER: issuer }).oidc?.issuer).toBe(issuer);
  });

  it.each(Object.keys(oidc))('is incomplete without %s', (name) => {
    expect(problemsOf({ ...oidc, [name]: '' })).toEqual([
      expect.stringMatching(`^${name} is missing \\(issuer, id and secret go together\\)`),
    ]);
  });

  it.each([
    'login.example.org',
    'ftp://login.example.org',
    'https://login.example.org?realm=home',
    'https://login.example.org/#home',
    'https://me:secret@login.example.org',
  ])('is refused at %s', (issuer) => {
    expect(problemsOf({ ...oidc, OIDC_ISSUER: issuer })).toEqual([
      expect.stringContaining('OIDC_ISSUER must be an address such as https://login.example.org'),
    ]);
  });

  it('is a way to sign in to a cluster, if it is reached with TLS', () => {
    const cluster = { ...oidc, ROLEFIT_DEPLOYMENT: 'cluster' };
    const about = (env: Record<string, string>) =>
      problemsOf(env).filter((problem) => /OIDC_ISSUER|Nobody could/.test(problem));
    expect(about(cluster)).toEqual([]);
    expect(about({ ...cluster, OIDC_ISSUER: 'http://keycloak.example' })).toEqual([
      expect.stringContaining('OIDC_ISSUER is reached without checked TLS'),
    ]);
  });

  it('is asked for where its name is misspelt', () => {
    expect(problemsOf({ ...oidc, OIDC_CLIENT_SECRTE: 'x' }).join()).toContain(
      'Did you mean OIDC_CLIENT_SECRET?',
    );
  });
});
