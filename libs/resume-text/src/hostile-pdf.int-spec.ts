import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@rolefit/contracts';
import { type HostilePdf, hostilePdfsToRead, makePdf, resumes } from '@rolefit/testing';
import { retryOnTimeout } from './testing/retry-on-timeout.js';
import { type ResumeText, ResumeTextReader } from './resume-text.reader.js';

const outcomes = [
  'RESUME_FORMAT_UNSUPPORTED',
  'RESUME_ENCRYPTED',
  'RESUME_NO_TEXT',
  'RESUME_UNREADABLE',
  'RESUME_TOO_COMPLEX',
];
/** Timeout of an evaluation, plus a margin for a busy machine: a reading without a limit would never end. */
const timeoutMs = 10_000;
const graceMs = 60_000;

const reader = new ResumeTextReader({ processes: 1 });
const caught: string[] = [];
let trap: Server;
let corpus: readonly HostilePdf[];

beforeAll(async () => {
  trap = createServer(({ url }, response) => {
    caught.push(String(url));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(trap, 'listening');
  corpus = hostilePdfsToRead(`http://127.0.0.1:${(trap.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await reader.close();
  trap.close();
});

async function outcomeOf(bytes: Buffer): Promise<ResumeText | AppError['code']> {
  return retryOnTimeout(() => timed(reader.read(bytes))).catch((error: unknown) => {
    if (error instanceof AppError) return error.code;
    throw error;
  });
}

async function timed<Outcome>(reading: Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  try {
    return await reading;
  } finally {
    expect(performance.now() - start).toBeLessThan(timeoutMs + graceMs);
  }
}

it.each(hostilePdfsToRead('http://unused/').map(({ name }) => name))(
  'ends by a typed outcome within its time: %s',
  async (name) => {
    const { bytes, code, text } = corpus.find((file) => file.name === name)!;
    const outcome = await outcomeOf(bytes());
    if (typeof outcome === 'string')
      expect(code === undefined ? outcomes : [code]).toContain(outcome);
    else expect([code, outcome.text.length <= 200_000]).toEqual([undefined, true]);
    if (text !== undefined)
      expect(outcome).toMatchObject({ text: expect.stringContaining(text) as unknown });
  },
);

it('has run, started and fetched nothing, and reads the next resume', async () => {
  expect(caught).toEqual([]);
  expect(await outcomeOf(makePdf(resumes.nurse))).toMatchObject({
    text: expect.stringContaining('Registered Nurse') as unknown,
  });
});
