import { apiBasePath, type Endpoint, endpoints } from '@rolefit/contracts';
import { z } from 'zod';
import { aJudgedScan } from '../testing/judged-scan.fixture.js';
import { type SignedInCaller, startGateway, type TestGateway } from '../testing/gateway.fixture.js';

/** Rows have internal columns. Responses must contain only the fields of their contract. */

let gateway: TestGateway;
let ada: SignedInCaller;
let scanId: string;
beforeAll(async () => {
  // The inbox exists only where mails are kept.
  gateway = await startGateway({ MAIL_INBOX: 'true' });
  ada = await gateway.signIn();
  // The owner alone may list who has an account.
  await gateway.database.dataSource.query('UPDATE users SET is_owner = true WHERE id = $1', [
    ada.user.id,
  ]);
  scanId = await aJudgedScan(gateway, ada.user.id);
});
afterAll(() => gateway?.close());

const table: [string, Endpoint][] = Object.entries(endpoints);
const gets = table.filter(
  ([, { method, auth, data }]) => method === 'GET' && auth !== 'signed' && data !== undefined,
);
const bodySchema = z.strictObject({
  isSuccess: z.literal(true),
  message: z.string(),
  data: z.unknown(),
});
/** Data of other sessions; no response but that of a sign-in contains more than a session's id. */
const secrets = /"(refreshToken|generation|postingHash|objectKey|providerSubject|deletedAt)"/;

describe('responses of the API', () => {
  it.each(gets)('contain only the fields of the contract: %s', async (_, { path, data }) => {
    const answer = await ada.call('GET', apiBasePath + path.replace(':id', scanId));
    // An error response would contain no fields at all.
    expect([200, 202]).toContain(answer.status);
    const given = bodySchema.parse(answer.body).data;
    // Parsing drops unknown fields.
    expect(given).toEqual(JSON.parse(JSON.stringify(data?.parse(given))));
    expect(JSON.stringify(given)).not.toMatch(secrets);
  });
});
