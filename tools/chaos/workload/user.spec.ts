import { aRandom } from '@rolefit/testing';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { z } from 'zod';
import { User } from './user.ts';

/** A user who takes a refusal for no answer repeats the call forever. */
const endsWithinMs = 30_000;

let server: Server | undefined;

/** A user of a gateway that gives these answers, one after another. */
async function userOf(...answers: readonly { readonly status: number; readonly body: object }[]) {
  const left = [...answers];
  server = createServer((_, response) => {
    const { status, body } = left.shift() ?? { status: 500, body: {} };
    response.writeHead(status).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const gatewayUrls = [`http://127.0.0.1:${port}`];
  return new User({ login: 'ada', gatewayUrls, random: aRandom(1) });
}

/** Problems have no data. */
const problem = (status: number, code: string) => ({ status, body: { error: { code } } });

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('a virtual user', () => {
  it(
    'signs in again when the session has expired',
    async () => {
      const user = await userOf(problem(401, 'SESSION_EXPIRED'), {
        status: 200,
        body: { data: 7 },
      });
      let signIns = 0;
      user.signIn = () => Promise.resolve(void (signIns += 1));
      await expect(user.request(z.number(), 'GET', '/jobs')).resolves.toBe(7);
      expect(signIns).toBe(1);
    },
    endsWithinMs,
  );

  it(
    'reports a call that is refused',
    async () => {
      const user = await userOf(problem(400, 'REQUEST_INVALID'));
      await expect(user.send('GET', '/jobs')).rejects.toThrow('was refused: 400 REQUEST_INVALID');
    },
    endsWithinMs,
  );
});
