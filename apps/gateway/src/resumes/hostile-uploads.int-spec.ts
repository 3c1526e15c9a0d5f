import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { apiBasePath, limits, type ErrorCode } from '@rolefit/contracts';
import { hostilePdfs, isNightly } from '@rolefit/testing';
import { type SignedInCaller, startGateway, type TestGateway } from '../testing/gateway.fixture.js';
import { UploadThroughput } from './upload-throughput.js';

const path = `${apiBasePath}/users/profile/resume`;
const type = 'multipart/form-data; boundary=abc';
const partHead =
  'content-disposition: form-data; name="resume"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
const end = '\r\n--abc--\r\n';
/** Uploads that arrive at the same time; half of them are too large. */
const concurrentUploads = isNightly ? 100 : 40;
/** Tolerance for a busy machine; an upload without a limit would take a day. */
const toleranceMs = 60_000;

let gateway: TestGateway;
let ada: SignedInCaller;
const sockets: Socket[] = [];
const measuredWait = Object.getOwnPropertyDescriptor(UploadThroughput.prototype, 'wait')
  ?.value as UploadThroughput['wait'];

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

/** A request over a raw socket, because a client library would correct its headers and timing. */
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
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${ada.accessToken}\r\ncontent-type: ${type}\r\n${length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`}\r\n\r\n`,
  );
  return { socket, answer };
}

/** Status and code of a raw response; a success has no code. */
function outcomeOf(text: string): [number, ErrorCode | undefined] {
  return [
    Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0),
    /"code":"(\w+)"/.exec(text)?.[1] as ErrorCode | undefined,
  ];
}

const aFile = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`--abc\r\n${partHead}`), bytes, Buffer.from(end)]);
const aPdf = (sizeBytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(sizeBytes - 9, 'x')]);

async function send(body: Buffer, length = body.length): Promise<[number, ErrorCode | undefined]> {
  const { socket, answer } = open(length);
  socket.write(body);
  return outcomeOf(await answer);
}

/** Ada's stored files, and temporary files in the store. */
async function leftovers(): Promise<string[]> {
  const kept = (await gateway.storedFiles()).filter((file) => file.includes(ada.user.id));
  const { storage } = gateway.config;
  const dir = storage.kind === 'files' ? storage.dir : '';
  return [...kept, ...(await readdir(join(dir, 'incoming')).catch(() => []))];
}

/** Keeps looking for a while, because the writing of an aborted upload may only start now. */
async function untilNoFilesAreLeft(): Promise<void> {
  const deadline = performance.now() + 120_000;
  for (let emptyChecks = 0; emptyChecks < 50 && performance.now() < deadline;) {
    emptyChecks = (await leftovers()).length === 0 ? emptyChecks + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await leftovers()).toEqual([]);
}

/** Referenced memory outside the heap, after garbage collection. */
function inUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().external;
}

describe('a hostile upload', () => {
  it('is accepted or rejected by its first bytes and its size, for the whole corpus', async () => {
    const temporary = await readdir(tmpdir());
    for (const { name, bytes: create } of hostilePdfs('http://127.0.0.1:9/')) {
      const bytes = create();
      const isPdf = bytes.subarray(0, 1_024).includes('%PDF-');
      expect([name, ...(await send(aFile(bytes)))]).toEqual([
        name,
        ...(isPdf ? [200, undefined] : [415, 'RESUME_FORMAT_UNSUPPORTED']),
      ]);
    }
    // Other tests create folders with random suffixes there too.
    const isOfUpload = (file: string) =>
      /upload|multipart|pdf/i.test(file.replace(/^(rolefit-.*)-\w{6}$/, '$1'));
    expect(
      (await readdir(tmpdir())).filter((file) => !temporary.includes(file) && isOfUpload(file)),
    ).toEqual([]);
  });

  it.each([
    [-1, 200, undefined],
    [0, 200, undefined],
    [1, 413, 'RESUME_TOO_LARGE'],
  ] as const)('is accepted up to 5 MB: %d byte', async (more, status, code) => {
    expect(await send(aFile(aPdf(limits.resumeBytes + more)))).toEqual([status, code]);
    if (status !== 200) await untilNoFilesAreLeft();
  });

  it.each([
    ['in its file', (): Buffer => Buffer.from(`--abc\r\n${partHead}%PDF-1.7\n`)],
    ['before its file', (): Buffer => Buffer.from('--abc\r\n')],
  ])(
    'is rejected within 10 s when it sends a byte per second, %s, and stores nothing',
    async (_, start) => {
      const { socket, answer } = open(100_000);
      socket.write(start());
      const from = performance.now();
      const drip = setInterval(() => socket.write('x'), 1_000);
      const text = await answer;
      clearInterval(drip);
      expect(outcomeOf(text)).toEqual([422, 'RESUME_UPLOAD_SLOW']);
      expect(performance.now() - from).toBeLessThan(10_000 + toleranceMs);
      await untilNoFilesAreLeft();
    },
  );

  it('stores nothing when it is aborted at any point', async () => {
    const body = aFile(aPdf(400_000));
    for (const share of [0, 0.0001, 0.001, 0.3, 0.999]) {
      const { socket, answer } = open(body.length);
      await new Promise((resolve) =>
        socket.write(body.subarray(0, Math.floor(body.length * share) || 1), resolve),
      );
      socket.destroy();
      await answer;
    }
    await untilNoFilesAreLeft();
  });

  it('gets a response when it declares a shorter length than it sends, or an invalid length', async () => {
    const body = aFile(aPdf(20_000));
    // Bytes beyond the declared length are parsed as another request, which is invalid.
    const [status, code] = await send(body, 10_000);
    expect(status).toBe(400);
    expect(['RESUME_FILE_MISSING', 'REQUEST_INVALID']).toContain(code);
    await untilNoFilesAreLeft();
    const { socket, answer } = open('chunked');
    socket.write(`${body.length.toString(16)}\r\n`);
    socket.write(body);
    socket.write('\r\n0\r\n\r\n');
    expect(outcomeOf(await answer)).toEqual([200, undefined]);
  });

  it('may contain two files, of which the first counts', async () => {
    const two = Buffer.concat([
      Buffer.from(`--abc\r\n${partHead}`),
      aPdf(3_000),
      Buffer.from(`\r\n--abc\r\n${partHead}`),
      aPdf(5_000),
      Buffer.from(end),
    ]);
    expect(await send(two)).toEqual([200, undefined]);
    expect(await leftovers()).toHaveLength(1);
  });

  it('is answered many times concurrently, without buffering the files in memory', async () => {
    const [body, longer] = [aFile(aPdf(limits.resumeBytes)), aFile(aPdf(limits.resumeBytes + 1))];
    // Clients and gateway share this process, so a busy machine slows both; this test is not about speed. A spy would retain everything it has seen.
    Object.assign(UploadThroughput.prototype, {
      wait: <Value>(arriving: Promise<Value>) => arriving,
    });
    const before = inUse();
    const checks: number[] = [];
    let answered = 0;
    const sendAndMeasure = async (file: Buffer) => {
      const outcome = await send(file);
      // Samples on responses instead of a timer, which the busy event loop would delay.
      answered += 1;
      if (answered % (concurrentUploads / 10) === 0) checks.push(inUse() - before);
      return outcome;
    };
    const outcomes = await Promise.all(
      Array.from({ length: concurrentUploads }, (_, index) =>
        sendAndMeasure(index % 2 === 0 ? body : longer),
      ),
    );
    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(concurrentUploads / 2);
    expect(outcomes.filter(([, code]) => code === 'RESUME_TOO_LARGE')).toHaveLength(
      concurrentUploads / 2,
    );
    // Of all that is transferred, only a part is in flight.
    expect(Math.max(...checks)).toBeLessThan(0.4 * concurrentUploads * limits.resumeBytes);
    expect(await leftovers()).toHaveLength(limits.resumeVersions);
  });
});
