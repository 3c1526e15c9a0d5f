import { randomUUID } from 'node:crypto';
import { apiBasePath, limits } from '@rolefit/contracts';
import { aScan } from '@rolefit/database/testing';
import {
  type Answer,
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';

let gateway: TestGateway;
let ada: SignedInCaller;
let id: string;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
  ({ id } = await aScan(gateway.database.dataSource, ada.user.id));
});
afterAll(() => gateway?.close());

const path = `${apiBasePath}/jobs`;
const call = (method: string, body?: unknown, caller = ada) =>
  caller.call(method, `${path}/${id}/saved`, body === undefined ? {} : { body });
const save = async (body?: unknown) => dataOf('saveScan', await call('PUT', body)).saved;
const change = async (body: unknown) => dataOf('changeSavedScan', await call('PATCH', body)).saved;
const unsave = async () => dataOf('unsaveScan', await call('DELETE')).saved;
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];
const totalSaved = async () => dataOf('listScans', await ada.call('GET', path)).totalSavedJobs;

describe('saving a scan', () => {
  it('starts at the first stage without a note, in list and detail', async () => {
    const saved = await save();
    expect(saved).toEqual({ stage: 'saved', note: '', savedAt: expect.any(String) });
    expect(
      dataOf('listScans', await ada.call('GET', `${path}?saved=true`)).jobs.map((job) => job.saved),
    ).toEqual([saved]);
    expect(dataOf('getScan', await ada.call('GET', `${path}/${id}`)).saved).toEqual(saved);
    expect(await totalSaved()).toBe(1);
  });

  it('accepts stage and note, and is idempotent', async () => {
    const saved = await save({ stage: 'applied', note: 'By mail\r\n' });
    expect(saved).toMatchObject({ stage: 'applied', note: 'By mail' });
    expect(await save()).toEqual(saved);
    expect(await save({})).toEqual(saved);
    expect(await totalSaved()).toBe(1);
  });

  it('is undone with its stage and note, idempotently', async () => {
    await save({ stage: 'offer', note: 'Think about it' });
    expect([await unsave(), await unsave(), await totalSaved()]).toEqual([null, null, 0]);
    expect(await save()).toMatchObject({ stage: 'saved', note: '' });
  });

  it('counts once under concurrent requests', async () => {
    await Promise.all(Array.from({ length: 8 }, () => save()));
    expect(await totalSaved()).toBe(1);
    await Promise.all(Array.from({ length: 8 }, () => unsave()));
    expect(await totalSaved()).toBe(0);
  });

  it('no longer counts when the scan is deleted', async () => {
    await save();
    await ada.call('DELETE', `${path}/${id}`);
    expect(await totalSaved()).toBe(0);
  });
});

describe('changing a saved scan', () => {
  it('sets the given fields and keeps the rest', async () => {
    const saved = await save();
    expect(await change({ stage: 'interview' })).toEqual({ ...saved, stage: 'interview' });
    expect(await change({ note: '☎ Ann\n– “Monday”' })).toEqual({
      ...saved,
      stage: 'interview',
      note: '☎ Ann\n– “Monday”',
    });
    expect(await change({ note: '' })).toEqual({ ...saved, stage: 'interview', note: '' });
  });

  it('is refused where it is not saved', async () => {
    expect(codeOf(await call('PATCH', { stage: 'offer' }))).toEqual([409, 'SCAN_NOT_SAVED']);
  });

  it.each([
    [{}, 'NO_UPDATABLE_DATA', 'No updatable data found!'],
    [undefined, 'REQUEST_INVALID', 'Some of what was sent isn’t valid.'],
    [
      { stage: 'hired' },
      'REQUEST_INVALID',
      'stage must be one of saved, applied, interview, offer, rejected',
    ],
    [
      { note: 'x'.repeat(limits.noteChars + 1) },
      'REQUEST_INVALID',
      'Note must be at most 2,000 characters',
    ],
  ])('refuses %j', async (body, code, message) => {
    const problem = problemOf(await call('PATCH', body));
    expect([problem.status, problem.error.code, problem.message]).toEqual([400, code, message]);
  });
});

describe("another user's scan", () => {
  it.each(['PUT', 'PATCH', 'DELETE'])(
    'is not found by %s, and neither is an unknown or invalid id',
    async (method) => {
      await save({ note: 'Mine' });
      const bob = await gateway.signIn();
      const body = method === 'DELETE' ? {} : { body: { note: 'x' } };
      for (const one of [id, randomUUID(), 'nonsense'])
        expect(codeOf(await bob.call(method, `${path}/${one}/saved`, body))).toEqual([
          404,
          'SCAN_NOT_FOUND',
        ]);
      expect(await save()).toMatchObject({ note: 'Mine' });
    },
  );
});
