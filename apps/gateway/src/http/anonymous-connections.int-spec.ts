import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBasePath } from '@rolefit/contracts';
import { startGateway, type TestGateway } from '../testing/gateway.fixture.js';

let gateway: TestGateway;
const agents: Agent[] = [];
const silent: Socket[] = [];

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(async () => {
  agents.forEach((agent) => agent.destroy());
  silent.forEach((socket) => socket.destroy());
  await gateway?.close();
});

/** Sends a request over a keep-alive connection and returns the connection. */
async function keep(path: string, headers: Record<string, string> = {}): Promise<Socket> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return new Promise((resolve, reject) => {
    const asked = request(gateway.url + path, { agent, headers }, (answer) =>
      answer.resume().once('end', () => asked.socket !== null && resolve(asked.socket)),
    );
    asked.once('error', reject).end();
  });
}

async function openSilent(): Promise<Socket> {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
    silent.push(socket);
  });
}

describe('anonymous connections of one address', () => {
  it('are limited by evicting the least recently used one, and never a user’s', async () => {
    const { accessToken } = await gateway.signIn();
    const user = await keep(`${apiBasePath}/auth/me`, { authorization: `Bearer ${accessToken}` });
    const quiet = await keep('/health/live');
    for (let count = 0; count < 255; count += 1) await openSilent();
    await wait(200);
    expect([
      user.destroyed,
      quiet.destroyed,
      silent.filter(({ destroyed }) => destroyed).length,
    ]).toEqual([false, false, 0]);
    const late = await keep('/health/live');
    while (!quiet.destroyed) await wait(20);
    expect([
      user.destroyed,
      late.destroyed,
      silent.filter(({ destroyed }) => destroyed).length,
    ]).toEqual([false, false, 0]);
  });
});
