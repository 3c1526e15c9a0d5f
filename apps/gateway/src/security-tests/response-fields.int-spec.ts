import { apiBasePath, type Endpoint, endpoints } from '@rolefit/contracts';
import { aReading, aResume, aScan } from '@rolefit/database/testing';
import { aResumeFacts } from '@rolefit/testing';
import { z } from 'zod';
import { type SignedInCaller, startGateway, type TestGateway } from '../testing/gateway.fixture.js';

/** Rows have internal columns. Responses must contain only the fields of their contract. */

let gateway: TestGateway;
let ada: SignedInCaller;
let scanId: string;
beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.signIn();
  const { dataSource } = gateway.database;
  scanId = (await aScan(dataSource, ada.user.id)).id;
  const { id: resumeId } = await aResume(dataSource, ada.user.id);
  await dataSource.query(
    `UPDATE resumes SET evaluation_status = 'completed', evaluation_updated_at = now(), text = 'Baker', pages = 1, hidden = '[]', facts = $2, reading = $3 WHERE id = $1`,
    [resumeId, JSON.stringify(aResumeFacts()), JSON.stringify(aReading)],
  );
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
