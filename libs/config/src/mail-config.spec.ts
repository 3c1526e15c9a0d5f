import { ConfigError } from './config-error.js';
import { loadConfig } from './load-config.js';

const local = {
  DATABASE_URL: 'postgres://rolefit@127.0.0.1:5432/rolefit',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SESSION_SECRET: 's'.repeat(32),
  OBJECTS_DIR: '/var/lib/rolefit/objects',
};
const from = 'Rolefit <no-reply@example.org>';

function problemsOf(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  try {
    loadConfig({ ...local, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
const mailOf = (SMTP_URL: string, MAIL_FROM = from) =>
  loadConfig({ ...local, SMTP_URL, MAIL_FROM }).mail;

describe('the mail server', () => {
  it('is read from its address, with its login and the sender', () => {
    expect(mailOf('smtp://ada%40example.org:a%3Ab@mail.example.org:2525')).toEqual({
      kind: 'smtp',
      host: 'mail.example.org',
      port: 2525,
      isTls: false,
      isLocal: false,
      login: { user: 'ada@example.org', password: 'a:b' },
      from: { name: 'Rolefit', address: 'no-reply@example.org' },
    });
  });

  it.each([
    ['smtp://mail.example.org', { port: 587, isTls: false, isLocal: false }],
    ['smtps://mail.example.org', { port: 465, isTls: true, isLocal: false }],
    ['smtp://localhost:25', { port: 25, isLocal: true }],
    ['smtp://[::1]:25', { host: '::1', isLocal: true }],
    ['smtp://127.0.0.1.example.org', { isLocal: false }],
  ])('takes ports and encryption from %s', (url, expected) => {
    expect(mailOf(url)).toMatchObject({ ...expected, login: null });
  });

  it('takes a sender without a name', () => {
    expect(mailOf('smtps://mail.example.org', 'no-reply@example.org')).toMatchObject({
      from: { name: '', address: 'no-reply@example.org' },
    });
  });

  it.each([
    { SMTP_URL: 'https://mail.example.org', MAIL_FROM: from },
    { SMTP_URL: 'smtps://mail.example.org?tls.rejectUnauthorized=false', MAIL_FROM: from },
    { SMTP_URL: 'smtps://mail.example.org/path', MAIL_FROM: from },
  ])('refuses the address %o', (env) => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(/^SMTP_URL must be an address/)]);
  });

  it.each(['Rolefit', 'Rolefit <nobody>', 'a@example.org, b@example.org', 'A\nB <a@example.org>'])(
    'refuses the sender %j',
    (sender) => {
      const problems = problemsOf({ SMTP_URL: 'smtps://mail.example.org', MAIL_FROM: sender });
      expect(problems).toEqual([expect.stringMatching(/^MAIL_FROM must be an e-mail address/)]);
    },
  );

  it('needs a sender, and a sender a server', () => {
    expect(problemsOf({ SMTP_URL: 'smtps://mail.example.org' })).toEqual([
      expect.stringMatching(/^MAIL_FROM is missing/),
    ]);
    expect(problemsOf({ MAIL_FROM: from })).toEqual([
      expect.stringMatching(/^SMTP_URL is missing/),
    ]);
  });
});

describe('stand-ins for one machine', () => {
  it.each([
    {},
    { PUBLIC_URL: 'http://localhost:4000', HOST: '::1' },
    { PUBLIC_URL: 'http://127.0.0.1:4000', HOST: '127.0.0.1' },
  ])('keep mails in an inbox with %o', (env) => {
    expect(loadConfig({ ...local, ...env, MAIL_INBOX: 'true' }).mail).toEqual({ kind: 'inbox' });
  });

  it.each([
    { PUBLIC_URL: 'https://rolefit.example' },
    { PUBLIC_URL: 'http://127.0.0.1.rolefit.example' },
    { HOST: '0.0.0.0' },
    { HOST: '192.168.0.7' },
  ])('are refused where others can reach the inbox: %o', (env) => {
    expect(problemsOf({ ...env, MAIL_INBOX: 'true' })).toEqual([
      expect.stringContaining('MAIL_INBOX is set, but others can reach this Rolefit'),
    ]);
  });

  it('are refused in a cluster', () => {
    expect(problemsOf({ ROLEFIT_DEPLOYMENT: 'cluster', MAIL_INBOX: '1' })).toContainEqual(
      expect.stringContaining('MAIL_INBOX is set'),
    );
  });

  it('let nobody in by the demo sign-in from elsewhere', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://rolefit.example', GITHUB_IS_DEMO: 'yes' })).toEqual([
      expect.stringContaining('the demo sign-in lets everybody in'),
    ]);
  });

  it('give way to a mail server', () => {
    expect(
      loadConfig({ ...local, SMTP_URL: 'smtps://a.example', MAIL_FROM: from, MAIL_INBOX: 'true' })
        .mail,
    ).toMatchObject({ kind: 'smtp' });
  });
});
