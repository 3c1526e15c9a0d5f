import { createHash } from 'node:crypto';
import { apiBasePath, limits } from '@rolefit/contracts';
import { aScan } from '@rolefit/database/testing';
import {
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';

let gateway: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterAll(() => gateway?.close());

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const add = (overrides: Parameters<typeof aScan>[2], caller = ada) =>
  aScan(gateway.database.dataSource, caller.user.id, overrides);
const ask = (body: Record<string, unknown>, caller = ada) =>
  caller.call('POST', `${apiBasePath}/jobs/lookup`, { body });
const look = async (body: Record<string, unknown>) =>
  dataOf('lookUpScans', await ask({ url: 'https://example.org/jobs/none', ...body })).alike.map(
    ({ likeness, job }) => [likeness, job._id],
  );

describe('looking a posting up', () => {
  it('finds the scan with the same address, the same text, or the same title and company, each by its strongest match', async () => {
    const text = 'We look for a nurse who likes the sea.';
    const byTitle = await add({
      url: 'https://other.example/9',
      title: 'Pflegefachkraft (Nacht)',
      companyName: 'Müller Kliniken',
      postingHash: hashOf('a text'),
    });
    const byAddress = await add({
      url: 'https://example.org/jobs/7',
      title: 'Something',
      companyName: 'Else',
      postingHash: hashOf('another text'),
    });
    const byText = await add({
      url: 'https://example.org/jobs/7',
      title: 'Pflegefachkraft (Nacht)',
      companyName: 'MULLER KLINIKEN',
      postingText: text,
      postingHash: hashOf(text),
    });
    expect(
      await look({
        url: 'https://example.org/jobs/7',
        textHash: hashOf(text),
        title: 'PFLEGEFACHKRAFT (nacht)',
        companyName: 'Muller Kliniken',
      }),
    ).toEqual([
      ['text', byText.id],
      ['address', byAddress.id],
      ['title', byTitle.id],
    ]);
  });

  it('of a posting without an address matches no other without one', async () => {
    const text = 'A posting that was pasted without its address.';
    await add({ url: '', title: 'Cook', companyName: 'Inn' });
    const same = await add({ url: '', postingText: text, postingHash: hashOf(text) });
    const { alike } = dataOf('lookUpScans', await ask({ textHash: hashOf(text) }));
    expect(alike.map(({ likeness, job }) => [likeness, job._id])).toEqual([['text', same.id]]);
  });

  it('does not match by a title alone or a company alone', async () => {
    await add({ title: 'Nurse', companyName: 'Harbour Clinic' });
    expect(await look({ title: 'Nurse' })).toEqual([]);
    expect(await look({ companyName: 'Harbour Clinic' })).toEqual([]);
    expect(await look({ title: 'Nurse', companyName: 'Another Clinic' })).toEqual([]);
  });

  it('returns a limited number of the newest matches', async () => {
    const ids: string[] = [];
    for (let place = 0; place < limits.alikeScans + 2; place += 1)
      ids.push((await add({ url: 'https://example.org/jobs/many' })).id);
    await gateway.database.dataSource.query(
      `UPDATE scans SET created_at = now() - array_position($1::uuid[], id) * interval '1 minute' WHERE id = ANY($1)`,
      [ids],
    );
    expect((await look({ url: 'https://example.org/jobs/many' })).map(([, id]) => id)).toEqual(
      ids.slice(0, limits.alikeScans),
    );
  });

  it('finds no other user’s scans, by any criterion', async () => {
    const bob = await gateway.signIn();
    const text = 'The same text for everybody.';
    await add(
      {
        url: 'https://example.org/jobs/bob',
        title: 'Nurse',
        companyName: 'Harbour Clinic',
        postingText: text,
        postingHash: hashOf(text),
      },
      bob,
    );
    expect(
      await look({
        url: 'https://example.org/jobs/bob',
        textHash: hashOf(text),
        title: 'Nurse',
        companyName: 'Harbour Clinic',
      }),
    ).toEqual([]);
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, 'url', 'Paste a link that starts with https://'],
    [{ url: 'https://example.org', textHash: 'abc' }, 'textHash', 'Invalid textHash'],
  ])('refuses %j', async (body, field, message) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(problemOf(answer).error).toMatchObject({ fields: { [field]: message } });
  });
});
