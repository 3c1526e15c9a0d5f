import { mcpEndpoint, tokenScopeSchema } from '@rolefit/contracts';
import { aScan } from '@rolefit/database/testing';
import * as fc from 'fast-check';
import { aPersonalToken } from '../testing/browser-calls.js';
import { startGateway, type TestGateway } from '../testing/gateway.fixture.js';

/** Fuzzes the agents' endpoint: no message causes an internal error or reveals another user's data. */

const messages = 300;
const seed = 20261126;
const canary = 'Canary of another user';

let gateway: TestGateway;
let token: string;
let scanId: string;
let theirScanId: string;
beforeAll(async () => {
  gateway = await startGateway();
  const [ada, bob] = [await gateway.signIn(), await gateway.signIn()];
  ({ token } = await aPersonalToken(gateway, ada, { scopes: tokenScopeSchema.options }));
  scanId = (await aScan(gateway.database.dataSource, ada.user.id)).id;
  theirScanId = (
    await aScan(gateway.database.dataSource, bob.user.id, { companyName: canary, title: canary })
  ).id;
});
afterAll(() => gateway?.close());

const tools = [
  'scan_posting',
  'get_scan',
  'list_scans',
  'read_match',
  'list_requirements',
  'submit_evidence',
  'list_saved_jobs',
  'move_stage',
  'read_insights',
  'no_such_tool',
  '__proto__',
];

/** Almost valid arguments, so that some calls reach the services. */
const someArguments = () => {
  const anyId = fc.constantFrom(scanId, theirScanId, '', '../1', '\0');
  return fc.record(
    {
      scanId: fc.oneof(anyId, fc.jsonValue()),
      text: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
      stage: fc.oneof(fc.constantFrom('offer', 'saved'), fc.string()),
      limit: fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1e9, 1.5)),
      cursor: fc.string(),
      search: fc.string({ unit: 'binary' }),
      evidence: fc.array(
        fc.record(
          {
            requirementId: fc.string(),
            verdict: fc.constantFrom('shown', 'not-found', 'perfect'),
            quotes: fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }),
          },
          { requiredKeys: [] },
        ),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: [] },
  );
};
const someMessage = () =>
  fc.oneof(
    fc.jsonValue(),
    fc.record({
      jsonrpc: fc.constant('2.0'),
      id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
      method: fc.constantFrom('tools/call', 'tools/list', 'resources/read', 'initialize', 'x'),
      params: fc.jsonValue(),
    }),
    fc.record({
      jsonrpc: fc.constant('2.0'),
      id: fc.integer(),
      method: fc.constant('tools/call'),
      params: fc.record({ name: fc.constantFrom(...tools), arguments: someArguments() }),
    }),
    fc.record({
      jsonrpc: fc.constant('2.0'),
      id: fc.integer(),
      method: fc.constant('resources/read'),
      params: fc.record({
        uri: fc.constantFrom(
          'rolefit://resume',
          `rolefit://matches/${theirScanId}`,
          'rolefit://matches/%00',
          'file:///etc/passwd',
          'http://127.0.0.1/',
        ),
      }),
    }),
  );

describe('the endpoint of agents under random messages', () => {
  it('never fails, and never reveals data of another user', async () => {
    for (const message of fc.sample(someMessage(), { seed, numRuns: messages })) {
      const { status, body } = await gateway.call('POST', mcpEndpoint.path, {
        body: JSON.stringify(message),
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
      });
      const answer = JSON.stringify(body);
      expect([status < 500, JSON.stringify(message)]).toEqual([true, JSON.stringify(message)]);
      expect(answer).not.toContain(canary);
      expect(answer).not.toMatch(/Something failed on our side|\bat .+\.ts:|syntax error|SELECT /);
    }
    expect(gateway.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
