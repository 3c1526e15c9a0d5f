import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { apiBasePath, limits, type ErrorCode } from '@rolefit/contracts';
import { hostilePdfs } from '@rolefit/testing';
import { type SignedInCaller, startGateway, type TestGateway } from '../testing/gateway.fixture.js';
import { UploadThroughput } from './upload-throughput.js';

const path = `${apiBasePath}/users/profile/resume`;
const type = 'multipart/form-data; boundary=abc';
const partHead = 'content-disposition: form-data; name="resume"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
const end = '\r\n--abc--\r\n';
/** What a busy machine may be late: an upload that nobody ends takes a day. */
const lateMs = 60_000;

let gateway: TestGateway;
let ada: SignedInCaller;
const sockets: Socket[] = [];
const measuredWait = Object.getOwnPropertyDescriptor(UploadThroughput.prototype, 'wait')?.value as UploadThroughput['wait'];

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterEach(() => {
  Object.assign(UploadThroughput.prototype, { wait: measuredWait });
  sockets.splice(0).forEach((socket) => socket.destroy());
});
afterAll(() => gateway?.close());

/** A request by hand: what is sent, and when, is the test's own. */
function open(length: number | 'chunked') {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('utf8');
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const announced = /content-length: (\d+)/i.exec(head)?.[1];
      if (announced !== undefined && Buffer.byteLength(body) >= Number(announced)) resolve(text);
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
  socket.write(`POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${ada.accessToken}\r\ncontent-type: ${type}\r\n${length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`}\r\n\r\n`);
  return { socket, answer };
}

/** Status and code of an answer as it came over the wire; a success has no code. */
function outcomeOf(text: string): [number, ErrorCode | undefined] {
  return [Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), /"code":"(\w+)"/.exec(text)?.[1] as ErrorCode | undefined];
}

const aFile = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from(`--abc\r\n${partHead}`), bytes, Buffer.from(end)]);
const aPdf = (sizeBytes: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(sizeBytes - 9, 'x')]);

async function send(body: Buffer, length = body.length): Promise<[number, ErrorCode | undefined]> {
  const { socket, answer } = open(length);
  socket.write(body);
  return outcomeOf(await answer);
}

/** What is kept of Ada's files, and what lies half-written in the store. */
async function leftovers(): Promise<string[]> {
  const kept = (await gateway.storedFiles()).filter((file) => file.includes(ada.user.id));
  const { storage } = gateway.config;
  const dir = storage.kind === 'files' ? storage.dir : '';
  return [...kept, ...(await readdir(join(dir, 'incoming')).catch(() => []))];
}

/** One look is not enough: what was broken off a moment ago may only now begin to be written. */
async function untilNothingIsLeft(): Promise<void> {
  const giveUp = performance.now() + 120_000;
  for (let emptyLooks = 0; emptyLooks < 50 && performance.now() < giveUp; ) {
    emptyLooks = (await leftovers()).length === 0 ? emptyLooks + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await leftovers()).toEqual([]);
}

/** Bytes outside the heap that something still holds: without the rubbish, which waits for as long as the machine likes. */
function inUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().external;
}

describe('an upload that means no good', () => {
  it('is taken or refused by what it begins with and how long it is, the whole corpus', async () => {
    const temporary = await readdir(tmpdir());
    for (const { name, bytes } of hostilePdfs('http://127.0.0.1:9/')) {
      const isPdf = bytes.subarray(0, 1_024).includes('%PDF-');
      expect([name, ...(await send(aFile(bytes)))]).toEqual([name, ...(isPdf ? [200, undefined] : [415, 'RESUME_NOT_PDF'])]);
    }
    // Folders of other tests come and go there too, with letters at the end of their names that chance makes up.
    const isOfUpload = (file: string) => /upload|multipart|pdf/i.test(file.replace(/^(rolefit-.*)-\w{6}$/, '$1'));
    expect((await readdir(tmpdir())).filter((file) => !temporary.includes(file) && isOfUpload(file))).toEqual([]);
  });

  it.each([[-1, 200, undefined], [0, 200, undefined], [1, 413, 'RESUME_TOO_LARGE']] as const)('is taken up to 5 MB: %d byte', async (more, status, code) => {
    expect(await send(aFile(aPdf(limits.resumeBytes + more)))).toEqual([status, code]);
    if (status !== 200) await untilNothingIsLeft();
  });

  it.each([
    ['in its file', (): Buffer => Buffer.from(`--abc\r\n${partHead}%PDF-1.7\n`)],
    ['before its file', (): Buffer => Buffer.from('--abc\r\n')],
  ])('is told so within 10 s when it comes a byte a second, %s, and leaves nothing', async (_, start) => {
    const { socket, answer } = open(100_000);
    socket.write(start());
    const from = performance.now();
    const drip = setInterval(() => socket.write('x'), 1_000);
    const text = await answer;
    clearInterval(drip);
    expect(outcomeOf(text)).toEqual([422, 'RESUME_UPLOAD_SLOW']);
    expect(performance.now() - from).toBeLessThan(10_000 + lateMs);
    await untilNothingIsLeft();
  });

  it('leaves nothing when it is broken off, wherever that is', async () => {
    const body = aFile(aPdf(400_000));
    for (const share of [0, 0.0001, 0.001, 0.3, 0.999]) {
      const { socket, answer } = open(body.length);
      await new Promise((resolve) => socket.write(body.subarray(0, Math.floor(body.length * share) || 1), resolve));
      socket.destroy();
      await answer;
    }
    await untilNothingIsLeft();
  });

  it('is answered when it announces less than it sends, or another kind of length', async () => {
    const body = aFile(aPdf(20_000));
    // What is beyond its announced end is taken for another request, and is none.
    const [status, code] = await send(body, 10_000);
    expect(status).toBe(400);
    expect(['RESUME_FILE_MISSING', 'REQUEST_INVALID']).toContain(code);
    await untilNothingIsLeft();
    const { socket, answer } = open('chunked');
    socket.write(`${body.length.toString(16)}\r\n`);
    socket.write(body);
    socket.write('\r\n0\r\n\r\n');
    expect(outcomeOf(await answer)).toEqual([200, undefined]);
  });

  it('may hold two files, of which the first counts', async () => {
    const two = Buffer.concat([Buffer.from(`--abc\r\n${partHead}`), aPdf(3_000), Buffer.from(`\r\n--abc\r\n${partHead}`), aPdf(5_000), Buffer.from(end)]);
    expect(await send(two)).toEqual([200, undefined]);
    expect(await leftovers()).toHaveLength(1);
  });

  it('is answered a hundred times at once, without the files being held in memory', async () => {
    const [body, longer] = [aFile(aPdf(limits.resumeBytes)), aFile(aPdf(limits.resumeBytes + 1))];
    // Clients and gateway are one process here: where the machine has no time for it, they keep each other waiting, and it is not how fast they are that is looked at. No spy, which would
    // keep all that it has seen.
    Object.assign(UploadThroughput.prototype, { wait: <Value>(arriving: Promise<Value>) => arriving });
    const before = inUse();
    const looks: number[] = [];
    let answered = 0;
    const sendAndLook = async (file: Buffer) => {
      const outcome = await send(file);
      // At answers rather than by a clock: the gateway is this process too, and leaves a timer no time.
      answered += 1;
      if (answered % 10 === 0) looks.push(inUse() - before);
      return outcome;
    };
    const outcomes = await Promise.all(Array.from({ length: 100 }, (_, index) => sendAndLook(index % 2 === 0 ? body : longer)));
    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(50);
    expect(outcomes.filter(([, code]) => code === 'RESUME_TOO_LARGE')).toHaveLength(50);
    // 500 MB flow through; what is on its way at one moment is a part of that.
    expect(Math.max(...looks)).toBeLessThan(200 * 1024 * 1024);
    expect(await leftovers()).toHaveLength(limits.resumeVersions);
  });
});
