import { createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { checkMail } from './check-mail.ts';

const user = 'ada';
const password = 'right';

const portOf = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const aServer = (port: number, login: { user: string; password: string } | null = null) =>
  ({
    kind: 'smtp',
    host: '127.0.0.1',
    port,
    isTls: false,
    isLocal: true,
    login,
    from: { name: 'Rolefit', address: 'no-reply@example.org' },
  }) as const;

describe('checkMail', () => {
  const mails: string[] = [];
  const smtp = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: (auth, _session, done) =>
      auth.username === user && auth.password === password
        ? done(null, { user })
        : done(new Error('535 no')),
    onData: (_stream, session, done) => {
      mails.push(session.id);
      done();
    },
  });
  let port: number;
  beforeAll(async () => {
    port = await portOf(smtp.server);
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

  it('finds nothing wrong with a server that lets us in, and sends nothing', async () => {
    await expect(checkMail(aServer(port))).resolves.toBeNull();
    await expect(checkMail(aServer(port, { user, password }))).resolves.toBeNull();
    expect(mails).toEqual([]);
  });

  it('names a wrong password', async () => {
    await expect(checkMail(aServer(port, { user, password: 'wrong' }))).resolves.toEqual({
      sentence: 'SMTP_URL: the mail server refuses this user or password.',
      isAway: false,
    });
  });

  it('names a server that is not there, that is unknown, or that never answers, which may pass', async () => {
    const silent = createServer();
    const silentPort = await portOf(silent);
    const sentenceFor = async (host: string, at: number) => {
      const problem = await checkMail({ ...aServer(at), host, isLocal: host === '127.0.0.1' });
      expect(problem?.isAway).toBe(true);
      return problem?.sentence;
    };
    const effect = 'Until it answers, nobody can sign in by e-mail.';
    expect(await sentenceFor('127.0.0.1', silentPort)).toBe(
      `SMTP_URL: 127.0.0.1:${silentPort} did not answer within 2 seconds. Is the address right, and does a firewall let it through? ${effect}`,
    );
    await new Promise((resolve) => silent.close(resolve));
    expect(await sentenceFor('127.0.0.1', silentPort)).toBe(
      `SMTP_URL: no mail server answers at 127.0.0.1:${silentPort}. Is it running, and is the port right? ${effect}`,
    );
    expect(await sentenceFor('no-such-host.invalid', 25)).toBe(
      `SMTP_URL: there is no host “no-such-host.invalid”. Check the spelling of the address. ${effect}`,
    );
  });
});
