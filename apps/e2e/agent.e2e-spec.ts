import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Visitor } from './support/browser.js';
import { openScreen, signInWithResume } from './support/journey.js';
import { sharedProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

interface Requirement {
  readonly requirementId: string;
  readonly quote: string;
  readonly verdictSoFar: string;
}

interface Answer {
  readonly scanId: string;
  readonly status: string;
  readonly score: number;
  readonly scoreByRulesAlone: number;
  readonly accepted: readonly { requirementId: string; verdict: string }[];
  readonly closeReading: { readonly reader: object } | null;
  readonly untrusted: {
    readonly requirements: readonly Requirement[];
    readonly resume: string;
    readonly refused: readonly { requirementId: string; quote: string | null; reason: string }[];
  };
}

/** The official MCP client acts as a user's agent, against the whole product. */
describe('an agent of the user', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let token: string;
  let agent: Client;
  let scanId: string;
  let before: Answer;

  const connect = async (): Promise<Client> => {
    const client = new Client(
      { name: 'e2e-agent', version: '1' },
      { versionNegotiation: { mode: 'auto' } },
    );
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', product.rolefit.url), {
        requestInit: { headers: { authorization: `Bearer ${token}` } },
      }),
    );
    return client;
  };
  const call = async (name: string, input: Record<string, unknown>): Promise<Answer> => {
    const answer = (await agent.callTool({ name, arguments: input })) as CallToolResult;
    if (answer.isError === true) throw new Error(JSON.stringify(answer.content));
    return answer.structuredContent as unknown as Answer;
  };

  beforeAll(async () => {
    ada = await product.arrive();
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
  });
  afterAll(() => agent?.close());

  it('connects with a token that its user has created on the profile', async () => {
    const { page } = ada;
    await openScreen(ada, 'Profile');
    await page.getByRole('button', { name: 'Create token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Close reader');
    await dialog.getByRole('button', { name: 'Create token' }).click();
    token = (await dialog.getByRole('group', { name: 'Access token' }).textContent()) ?? '';
    expect(token).toMatch(/^rolefit_pat_/);
    await dialog.getByRole('button', { name: 'Done' }).click();
    agent = await connect();
    expect((await agent.listTools()).tools.length).toBeGreaterThan(5);
  });

  it('scans a posting, and reads its requirements beside the resume without personal data', async () => {
    ({ scanId } = await call('scan_posting', {
      text: `${postings.frontend}\n\nAlso: you have steered a ferry.`,
      title: 'Front-end developer for ferries',
      company: 'Harbourlight',
    }));
    await waitUntil('the scan is completed', async () => {
      const { status } = await call('get_scan', { scanId });
      return status === 'completed';
    });
    before = await call('list_requirements', { scanId });
    expect(before.untrusted.requirements.length).toBeGreaterThan(5);
    expect(before.untrusted.resume).not.toMatch(/@\w+\.\w+/);
  });

  it('submits evidence: a real line changes the score, a forged one is refused', async () => {
    const open = before.untrusted.requirements.filter(
      ({ verdictSoFar }) => verdictSoFar !== 'shown',
    );
    // A forged quote cannot lower the credit of a requirement for which the rules found nothing.
    const second = open.find(({ verdictSoFar }) => verdictSoFar === 'not-found');
    const first = open.find((one) => one !== second);
    const line = before.untrusted.resume
      .split('\n')
      .map((one) => one.replace(/^\d+\| /, ''))
      .find((one) => one.includes('Built the customer portal'));
    const after = await call('submit_evidence', {
      scanId,
      evidence: [
        { requirementId: first?.requirementId, verdict: 'shown', quotes: [line] },
        {
          requirementId: second?.requirementId,
          verdict: 'shown',
          quotes: ['Wrote the whole thing alone in one night'],
        },
        { requirementId: 'r999', verdict: 'shown', quotes: [line] },
      ],
    });
    expect(after.accepted).toEqual([
      { requirementId: first?.requirementId, verdict: 'shown', quotes: 1 },
    ]);
    expect(after.untrusted.refused.map(({ requirementId }) => requirementId).sort()).toEqual(
      [second?.requirementId, 'r999'].sort(),
    );
    expect(after.untrusted.refused.map(({ reason }) => reason)).toContain(
      'These words are not in the resume.',
    );
    expect(after.scoreByRulesAlone).toBe(before.score);
    expect(after.score).toBeGreaterThan(before.score);
    const match = await call('read_match', { scanId });
    expect(match.score).toBe(after.score);
    expect(match.closeReading?.reader).toEqual({ kind: 'agent', name: 'Close reader' });
    await ada.goto(`/job-match/${scanId}`);
    await ada.page.getByText('Read closely by your agent “Close reader”').waitFor();
    await ada.page.getByText('1 line that word matching missed').waitFor();
  });

  it('is refused as soon as its token is revoked', async () => {
    const { page } = ada;
    await openScreen(ada, 'Profile');
    await page.getByRole('button', { name: 'Revoke Close reader' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('The access token is revoked').waitFor();
    await expect(call('list_scans', {})).rejects.toThrow();
    await expect(connect()).rejects.toThrow();
  });
});
