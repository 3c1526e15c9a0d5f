import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import {
  documentedEndpoints,
  type Endpoint,
  endpoints,
  successEnvelopeSchema,
  tokenScopeSchema,
} from '@rolefit/contracts';
import { aMatch } from '@rolefit/database/testing';
import { connectAgent } from './testing/agent.fixture.js';
import { aPersonalToken } from './testing/browser-calls.js';
import { fillAccount } from './testing/full-account/full-account.fixture.js';
import { type SignedInCaller, startGateway, type TestGateway } from './testing/gateway.fixture.js';

/** Runs every example of docs/api.md as a reader would: in a shell, with the machine's own curl. */

const page = readFileSync(join(__dirname, '../../../docs/api.md'), 'utf8');
/** The info string of the fence names the call. */
const examples = [...page.matchAll(/^```sh (\w+)\n([^]*?)^```$/gm)].map(
  ([, name = '', script = '']) => ({ name, script }),
);
const table: Readonly<Record<string, Endpoint>> = endpoints;
const rowsOf = (heading: string) =>
  [...(page.split(`## ${heading}`)[1]?.split(/^## /m)[0] ?? '').matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | '))
    // Neither the heading nor the line below it.
    .filter(([first = '']) => first.startsWith('`'));
const run = promisify(execFile);

/** A folder with a stand-in for `curl` written in Node, for machines without the real one. */
function standInFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-curl-'));
  const program = join(folder, 'curl');
  const script = join(__dirname, 'testing/curl.mjs');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${script}' "$@"\n`);
  chmodSync(program, 0o755);
  return folder;
}

async function hasCurl(): Promise<boolean> {
  return run('curl', ['--version']).then(
    () => true,
    () => false,
  );
}

let gateway: TestGateway;
let ada: SignedInCaller;
let token: string;
let standIn: string;
beforeAll(async () => {
  standIn = standInFolder();
  gateway = await startGateway({
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_MODEL: 'never-asked',
    AI_READS: 'links',
  });
});
beforeEach(async () => {
  ada = await gateway.signIn();
  ({ token } = await aPersonalToken(gateway, ada, { scopes: tokenScopeSchema.options }));
});
afterAll(async () => {
  rmSync(standIn, { recursive: true, force: true });
  await gateway?.close();
});

/** Completes the scan as a worker would. */
async function complete(scanId: string): Promise<void> {
  await gateway.database.dataSource.query(
    `UPDATE scans SET status = 'completed', score = $2, overall_score = 74 WHERE id = $1`,
    [scanId, JSON.stringify(aMatch(74).score)],
  );
  await gateway.database.dataSource.query(
    `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match)
     SELECT $1, user_id, resume_id, profile_revision, posting_hash, analyser, match FROM matches WHERE user_id = $2 LIMIT 1`,
    [scanId, ada.user.id],
  );
}

/** Runs all examples in the order of the page. @param path the `PATH` of the shell */
async function runAll(path: string): Promise<ReadonlyMap<string, unknown>> {
  const answers = new Map<string, unknown>();
  let scan = '';
  for (const { name, script } of examples) {
    const { stdout } = await run('sh', ['-euc', script], {
      env: { PATH: path, ROLEFIT_URL: gateway.url, ROLEFIT_TOKEN: token, SCAN: scan },
    });
    const answer: unknown = JSON.parse(stdout);
    answers.set(name, answer);
    const schema = table[name]?.data;
    if (schema !== undefined) successEnvelopeSchema(schema).parse(answer);
    if (name === 'createScan') {
      scan = (answer as { data: { _id: string } }).data._id;
      await complete(scan);
    }
  }
  return answers;
}

describe('docs/api.md', () => {
  it.each(['the curl of this machine', 'its stand-in'])(
    'has examples that all succeed, with %s',
    async (which) => {
      await fillAccount(gateway, ada, 'canary');
      // Without curl, the stand-in alone shows that the examples are right.
      const isReal = which.startsWith('the curl') && (await hasCurl());
      const path = process.env['PATH'] ?? '';
      const answers = await runAll(isReal ? path : `${standIn}${delimiter}${path}`);
      expect(answers.get('getScan')).toMatchObject({
        data: { status: 'completed', title: 'Baker' },
      });
      expect(answers.get('changeSavedScan')).toMatchObject({
        data: { saved: { stage: 'applied', note: 'Ask about the night shift.' } },
      });
      expect(answers.get('listScans')).toMatchObject({ data: { totalMatching: 1 } });
      expect(answers.get('createScans')).toMatchObject({ data: { accepted: 1, refused: 1 } });
      expect(answers.get('getResumeReading')).toMatchObject({ data: { text: 'canary read' } });
      expect(answers.get('tools')).toMatchObject({ result: { tools: expect.any(Array) } });
    },
  );

  it('shows each call that a token opens, and says its scope', () => {
    const opened = documentedEndpoints.flatMap(([name, { method, path, scope }]) =>
      scope === undefined ? [] : [{ name, row: [`\`${method} ${path}\``, `\`${scope}\``] }],
    );
    expect(new Set(examples.map(({ name }) => name))).toEqual(
      new Set(['tools', ...opened.map(({ name }) => name)]),
    );
    expect(rowsOf('Scopes').sort()).toEqual(opened.map(({ row }) => row).sort());
  });

  it('lists every tool, with the scope without which it is refused', async () => {
    const agent = await connectAgent(gateway, token);
    const { tools } = await agent.listTools();
    await agent.close();
    const listed = rowsOf('Agents (MCP)').map(([name = '']) => name.replaceAll('`', ''));
    expect(listed.sort()).toEqual(tools.map(({ name }) => name).sort());
    const weak = await connectAgent(
      gateway,
      (await aPersonalToken(gateway, ada, { scopes: ['resume:read'] })).token,
    );
    for (const [name = '', scope = ''] of rowsOf('Agents (MCP)')) {
      const scanId = '019abcde-0000-7000-8000-000000000000';
      const inputs: Record<string, object> = {
        scan_posting: { text: 'A posting' },
        move_stage: { scanId, stage: 'offer' },
        submit_evidence: { scanId, evidence: [{ requirementId: 'r1', verdict: 'not-found' }] },
      };
      const tool = name.replaceAll('`', '');
      const needsId = /^(get_scan|read_match|list_requirements)$/.test(tool);
      const answer = await weak.callTool({
        name: tool,
        arguments: { ...(needsId ? { scanId } : {}), ...inputs[tool] },
      });
      expect([tool, JSON.stringify(answer)]).toEqual([
        tool,
        expect.stringContaining(`needs the scope ${scope.replaceAll('`', '')};`),
      ]);
    }
    await weak.close();
  });
});
