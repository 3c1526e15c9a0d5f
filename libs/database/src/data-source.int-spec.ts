import { type AddressInfo, createServer, type Server } from 'node:net';
import { createDataSource } from './data-source.js';

/** One message of PostgreSQL's protocol. Source: PostgreSQL documentation, "Message Formats". */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const welcome = message('R', Buffer.from([0, 0, 0, 0]));
const ready = message('Z', Buffer.from('I'));
const goodbye = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'),
);

describe('a connection to PostgreSQL', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('that the server accepts and closes immediately fails its caller, and not the process', async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(Buffer.concat([welcome, ready, goodbye])));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const dataSource = createDataSource({
      url: `postgresql://rolefit:x@127.0.0.1:${port}/rolefit`,
      poolSize: 2,
    });
    for (let tries = 0; tries < 3; tries += 1)
      await expect(dataSource.initialize()).rejects.toThrow(
        /terminating connection|not queryable|Connection terminated/,
      );
  });
});
