import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync, type ChildProcess } from 'node:child_process';
import { lowerPriority, startSandboxed } from './sandboxed-child.js';
import { detectSandbox } from './sandbox.js';
import type { ProbeReply, ProbeRequest } from './testing/probe.child.js';

const addon = createRequire(require.resolve('@napi-rs/canvas')).resolve(
  `@napi-rs/canvas-linux-${process.arch}-gnu`,
);
const { network, limits, privileges } = detectSandbox();

let dir: string;
let server: Server;
let child: ChildProcess;
let reply: ProbeReply;

async function listen(): Promise<Server> {
  const server = createServer(
    (socket) =>
      void socket
        .on('error', () => undefined)
        .end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  process.env['PROBE_SECRET'] = 'not for children';
  dir = await mkdtemp(join(tmpdir(), 'rolefit-probe-'));
  const request = { secretFile: join(dir, 'secret'), addon };
  server = await listen();
  await writeFile(request.secretFile, 'a resume');
  child = startSandboxed(20, join(__dirname, 'testing/probe.child.ts'));
  const { port } = server.address() as AddressInfo;
  child.send({ ...request, port } satisfies ProbeRequest);
  reply = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the probe ended with ${code}`)));
  });
});
afterAll(async () => {
  child.kill('SIGKILL');
  server.close();
  delete process.env['PROBE_SECRET'];
  await rm(dir, { recursive: true });
});

const procOf = (pid: number | undefined, name: string): string =>
  readFileSync(`/proc/${pid}/${name}`, 'latin1');
const onLinux = process.platform === 'linux' ? it : it.skip;

describe('a child that reads a file', () => {
  it('reaches no server, of this machine or another, where the network can be cut off', () => {
    const { connect, connectOut, fetch } = reply.results;
    // Checked against the system itself: everything that it supports must be in force.
    const mayCutOff = spawnSync('unshare', ['--net', 'true']).status === 0;
    if (!mayCutOff && network === 'open') return expect(connect).toBe('done');
    expect({ connect, connectOut, fetch }).toEqual({
      connect: 'ENETUNREACH',
      connectOut: 'ENETUNREACH',
      fetch: 'ENETUNREACH',
    });
    expect(reply.interfaces).toEqual([]);
  });

  it('has no environment except PATH', () => {
    expect(reply.env.filter((name) => name !== 'PATH')).toEqual([]);
  });

  it('reads no file but its code, writes none and starts nothing', () => {
    const denied = 'ERR_ACCESS_DENIED';
    const { readFile, readParentsEnvironment, startProcess, startWorker } = reply.results;
    expect({ readFile, readParentsEnvironment, startProcess, startWorker }).toEqual({
      readFile: denied,
      readParentsEnvironment: denied,
      startProcess: denied,
      startWorker: denied,
    });
    expect(reply.results['writeFile']).toBe(denied);
  });

  it('loads no native code and evaluates no strings as code', () => {
    expect(reply.results['nativeCode']).toBe('ERR_DLOPEN_DISABLED');
    expect(reply.results['codeFromStrings']).toMatch(/EvalError/);
  });

  onLinux('shares no open file, pipe or socket with its parent', async () => {
    const handle = await open(join(dir, 'secret'));
    const openIn = (pid: number | undefined): string[] =>
      readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
        try {
          return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
        } catch {
          return [];
        }
      });
    const ours = new Set(
      openIn(process.pid).filter((target) => !/^(anon_inode|\/dev\/null)/.test(target)),
    );
    expect([...ours].some((target) => target.endsWith('/secret'))).toBe(true);
    const shared = openIn(child.pid).filter((target) => ours.has(target));
    await handle.close();
    expect(shared).toEqual([]);
  });

  onLinux('is held by the system too: memory, processor time, files, rights, priority', () => {
    const limitOf = (name: string): string | undefined =>
      new RegExp(`^${name} +(\\S+)`, 'm').exec(procOf(child.pid, 'limits'))?.[1];
    const isLimited = limits === 'system';
    expect([limitOf('Max data size'), limitOf('Max cpu time'), limitOf('Max file size')]).toEqual(
      isLimited ? [String(3 * 1024 ** 3), '20', '0'] : expect.any(Array),
    );
    expect(/^NoNewPrivs:\s+(\d)/m.exec(procOf(child.pid, 'status'))?.[1]).toBe(
      privileges === 'dropped' ? '1' : '0',
    );
    lowerPriority(child, 'reading');
    expect(getPriority(child.pid)).toBe(
      Math.min(getPriority() + 10, constants.priority.PRIORITY_LOW),
    );
  });
});
