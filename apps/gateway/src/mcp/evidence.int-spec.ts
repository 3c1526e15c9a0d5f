import { randomUUID } from 'node:crypto';
import type { Client } from '@modelcontextprotocol/client';
import { type RefusedClaim, type SubmittedClaims } from '@rolefit/contracts';
import { aScan } from '@rolefit/database/testing';
import { callTool, connectAgent } from '../testing/agent.fixture.js';
import { aPersonalToken } from '../testing/browser-calls.js';
import { fillAccount } from '../testing/full-account/full-account.fixture.js';
import { aMatchOf } from '../testing/full-account/scan.fixture.js';
import { type SignedInCaller, startGateway, type TestGateway } from '../testing/gateway.fixture.js';

/** These tests run the worker's SQL statements directly; apps/e2e/agent.e2e-spec.ts has a real worker. */

let gateway: TestGateway;
let ada: SignedInCaller;
let agent: Client;
let scanId: string;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
  const { token } = await aPersonalToken(gateway, ada, {
    name: 'Careful reader',
    scopes: ['evidence:write'],
  });
  agent = await connectAgent(gateway, token);
  await fillAccount(gateway, ada, 'canary');
  const [row] = await query<{ id: string }[]>(
    `SELECT id FROM scans WHERE user_id = $1 AND status = 'completed'`,
    [ada.user.id],
  );
  scanId = row!.id;
  await query(`DELETE FROM close_readings WHERE scan_id = $1`, [scanId]);
});
afterEach(() => agent?.close());
afterAll(() => gateway?.close());

const query = <Row>(sql: string, parameters: unknown[]) =>
  gateway.database.dataSource.query<Row>(sql, parameters);
const until = async <Found>(find: () => Promise<Found | undefined>): Promise<Found> => {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Waits for claims, and ends their reading as a worker would. @returns the claims */
async function judge(
  outcome: { refused: RefusedClaim[] } | { failure: { code: string; message: string } },
): Promise<SubmittedClaims> {
  const claims = await until(async () => {
    const [row] = await query<{ claims: SubmittedClaims }[]>(
      `SELECT claims FROM close_readings WHERE scan_id = $1 AND status = 'queued'`,
      [scanId],
    );
    return row?.claims;
  });
  const isDone = 'refused' in outcome;
  await query(
    `UPDATE close_readings SET status = $2, claims = NULL, refused = $3, failure = $4 WHERE scan_id = $1`,
    [
      scanId,
      isDone ? 'completed' : 'failed',
      isDone ? JSON.stringify(outcome.refused) : null,
      isDone ? null : JSON.stringify({ ...outcome.failure, retryable: false }),
    ],
  );
  return claims;
}

const evidence = [
  { requirementId: 'r1', verdict: 'shown', quotes: ['Baked bread', 'Won a prize'] },
  { requirementId: 'r2', verdict: 'partly', quotes: ['Led a team'] },
  { requirementId: 'r3', verdict: 'not-found' },
];
const notInResume = 'These words are not in the resume.';

describe('the requirements of a scan', () => {
  it('come with their points, highest first, and the redacted lines of the resume', async () => {
    const [point] = aMatchOf('x').points;
    const points = [
      { ...point, requirementId: 'r1', kind: 'skill', verdict: 'partly', pointsPossible: 40 },
      { ...point, requirementId: 'r2', kind: 'licence', verdict: 'not-found', pointsPossible: 60 },
    ];
    await query(`UPDATE matches SET match = $2 WHERE scan_id = $1`, [
      scanId,
      JSON.stringify({ ...aMatchOf('x'), points }),
    ]);
    await query(`UPDATE resumes SET text = $2 WHERE user_id = $1 AND text IS NOT NULL`, [
      ada.user.id,
      'Ada Okafor\nada@example.org\n\nExperience\nBaked bread for ten years',
    ]);
    const { data } = await callTool(agent, 'list_requirements', { scanId });
    expect(data).toMatchObject({
      requirements: 2,
      resume: 1,
      next: expect.stringContaining('submit_evidence'),
      untrusted: {
        requirements: [
          { requirementId: 'r2', rank: 1, kind: 'licence', quote: 'asks x', pointsPossible: 60 },
          { requirementId: 'r1', rank: 2, verdictSoFar: 'partly', resumeQuoteSoFar: 'has x' },
        ],
      },
    });
    const { resume } = (data as { untrusted: { resume: string } }).untrusted;
    expect(resume).toContain('5| Baked bread for ten years');
    expect(resume).toMatch(/1\| \[NAME_\d\]\n2\| \[EMAIL_\d\]/);
    expect(JSON.stringify(data)).not.toMatch(/Okafor|ada@example/);
  });

  it.each(['list_requirements', 'submit_evidence'])(
    'are not there for %s before there is a match, nor for another user’s scan',
    async (tool) => {
      const more = tool === 'submit_evidence' ? { evidence } : {};
      const { dataSource } = gateway.database;
      const waiting = await aScan(dataSource, ada.user.id);
      expect(await callTool(agent, tool, { scanId: waiting.id, ...more })).toMatchObject({
        isError: true,
        text: expect.stringContaining('no match yet'),
      });
      const theirs = await aScan(dataSource, (await gateway.signIn()).user.id);
      for (const id of [theirs.id, randomUUID()])
        expect(await callTool(agent, tool, { scanId: id, ...more })).toMatchObject({
          isError: true,
          text: 'We couldn’t find this scan.',
        });
    },
  );
});

describe('evidence of an agent', () => {
  it('is handed to a worker under the name of the token, and the answer says what was refused', async () => {
    const [answer, claims] = await Promise.all([
      callTool(agent, 'submit_evidence', { scanId, evidence }),
      judge({
        refused: [
          { requirementId: 'r1', quote: 'Won a prize', reason: notInResume },
          { requirementId: 'r2', quote: 'Led a team', reason: notInResume },
        ],
      }),
    ]);
    expect(claims).toEqual({
      reader: { kind: 'agent', name: 'Careful reader' },
      claims: [evidence[0], evidence[1], { ...evidence[2], quotes: [] }],
    });
    expect(await gateway.liveJobs('match.read-closely')).toBeGreaterThan(0);
    expect(answer.data).toMatchObject({
      scanId,
      score: 74,
      accepted: [
        { requirementId: 'r1', verdict: 'shown', quotes: 1 },
        { requirementId: 'r3', verdict: 'not-found', quotes: 0 },
      ],
      untrusted: {
        refused: [
          { requirementId: 'r1', quote: 'Won a prize', reason: notInResume },
          { requirementId: 'r2', quote: 'Led a team', reason: notInResume },
        ],
      },
    });
  });

  it('that cannot be judged is answered with the reason', async () => {
    const message = 'This text takes too long to read.';
    const [answer] = await Promise.all([
      callTool(agent, 'submit_evidence', { scanId, evidence }),
      judge({ failure: { code: 'POSTING_TOO_COMPLEX', message } }),
    ]);
    expect(answer).toEqual({ isError: true, text: message, data: null });
  });

  it('that newer evidence has replaced is reported as such', async () => {
    const first = callTool(agent, 'submit_evidence', { scanId, evidence });
    await until(async () => {
      const rows = await query<object[]>('SELECT 1 FROM close_readings WHERE scan_id = $1', [
        scanId,
      ]);
      return rows[0];
    });
    const second = callTool(agent, 'submit_evidence', { scanId, evidence: [evidence[2]] });
    expect(await first).toMatchObject({
      isError: true,
      text: expect.stringContaining('replaced this one'),
    });
    await judge({ refused: [] });
    expect((await second).data).toMatchObject({
      accepted: [{ requirementId: 'r3', verdict: 'not-found' }],
    });
  });

  it.each([
    ['none at all', [], 'at least one requirement'],
    ['twice for a requirement', [evidence[2], evidence[2]], 'once'],
    ['with another verdict', [{ requirementId: 'r1', verdict: 'perfect' }], 'verdict'],
    ['with a score', [{ ...evidence[2], score: 100 }], 'score'],
    ['with too many quotes', [{ ...evidence[0], quotes: ['a', 'b', 'c', 'd'] }], 'quotes'],
    [
      'for too many requirements',
      Array.from({ length: 201 }, (_, at) => ({ requirementId: `r${at}`, verdict: 'not-found' })),
      'at most 200',
    ],
  ])('is refused %s, in words that help', async (_, wrong, words) => {
    const answer = await callTool(agent, 'submit_evidence', { scanId, evidence: wrong });
    expect(answer).toMatchObject({ isError: true, text: expect.stringContaining(words) });
    expect(await query('SELECT 1 FROM close_readings WHERE scan_id = $1', [scanId])).toEqual([]);
  });
});
