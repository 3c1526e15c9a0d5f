import { apiBasePath, type ConditionTopic } from '@rolefit/contracts';
import { PostingReadingsRepository, ScanWorkRepository } from '@rolefit/database';
import { aMatch, aPostingReading, aReading, aResume, aScan } from '@rolefit/database/testing';
import { aPostingFacts, aQuote, someHighlights } from '@rolefit/testing';
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

const path = `${apiBasePath}/users/profile/answers`;
const read = async (caller = ada) => dataOf('getAnswers', await caller.call('GET', path));
const patch = (body: unknown) => ada.call('PATCH', path, { body });
const update = async (body: unknown) => dataOf('updateAnswers', await patch(body));

/** Adds a completed scan of a posting with these conditions, as a worker does. */
async function scanOf(
  caller: SignedInCaller,
  ...given: (ConditionTopic | { postingText: string })[]
): Promise<void> {
  const { dataSource } = gateway.database;
  const resume = await aResume(dataSource, caller.user.id);
  const [text] = given.filter((one) => typeof one !== 'string');
  const topics = given.filter((one) => typeof one === 'string');
  const scan = await aScan(dataSource, caller.user.id, text);
  const work = new ScanWorkRepository(dataSource);
  const claim = await work.claim({ id: scan.id, userId: caller.user.id }, 60_000);
  const conditions = topics.map((topic) => ({
    topic,
    amount: null,
    importance: 'required' as const,
    quote: aQuote(topic),
  }));
  await new PostingReadingsRepository(dataSource).keep(
    claim!.postingHash,
    aReading.analyser,
    aPostingReading({ facts: { ...aPostingFacts(), conditions } }),
  );
  await work.complete(claim!, {
    match: aMatch(50),
    gaps: [],
    isOwnField: true,
    otherResumes: [],
    highlights: someHighlights(),
    readTitle: null,
    resumeId: resume.id,
    profileRevision: 0,
    analyser: aReading.analyser,
  });
}

describe('answers', () => {
  it('are empty at first', async () => {
    expect(await read()).toEqual({});
  });

  it('replace the given kinds, leave the others, and are removed by null', async () => {
    await update({
      workPermits: { items: ['DE'] },
      licences: { items: ['Registered Nurse'], isComplete: true },
    });
    expect(await update({ workPermits: { items: ['DE', 'EU'], isComplete: true } })).toEqual({
      workPermits: { items: ['DE', 'EU'], isComplete: true },
      licences: { items: ['Registered Nurse'], isComplete: true },
    });
    const places = {
      items: ['Berlin, Germany'],
      arrangements: ['hybrid'],
      canRelocate: false,
      isComplete: false,
    };
    await update({
      licences: null,
      workPermits: { items: [] },
      places,
      languages: { items: [{ code: 'de', level: 'C1' }, { code: 'en' }] },
    });
    expect(await read()).toEqual({
      places,
      languages: {
        items: [
          { code: 'de', level: 'C1' },
          { code: 'en', level: null },
        ],
        isComplete: false,
      },
    });
  });

  it('are private to the user', async () => {
    await update({ clearances: { items: ['Secret'] } });
    expect(await read(await gateway.signIn())).toEqual({});
    expect((await gateway.call('GET', path)).status).toBe(401);
  });

  it('trigger a re-judgement of the matches only when they change', async () => {
    const live = () => gateway.liveJobs('matches.rescore');
    const before = await live();
    const revision = async () =>
      (
        await gateway.database.dataSource.query(
          'SELECT profile_revision AS revision FROM users WHERE id = $1',
          [ada.user.id],
        )
      )[0].revision as number;
    const start = await revision();
    await update({ clearances: { items: ['Secret'], isComplete: true } });
    await update({ clearances: { isComplete: true, items: ['Secret'] } });
    await update({ licences: null });
    expect([(await live()) - before, (await revision()) - start]).toEqual([1, 1]);
    await update({ clearances: null });
    expect((await revision()) - start).toBe(2);
  });

  it('report which entry is invalid, and stay unchanged', async () => {
    await update({ licences: { items: ['CPR'] } });
    const { status, error } = problemOf(
      await patch({
        licences: { items: ['CPR', 'cpr'] },
        workPermits: { items: ['Germany'] },
        languages: { items: [{ code: 'de', level: 'Z1' }] },
      }),
    );
    expect([status, error.name, error.code]).toEqual([400, 'VALIDATIONERROR', 'REQUEST_INVALID']);
    expect(error.fields).toMatchObject({
      'licences.items.1': 'This is already in the list',
      'workPermits.items.0': 'Choose a country',
    });
    expect(Object.keys(error.fields ?? {})).toContain('languages.items.0.level');
    expect(await read()).toEqual({ licences: { items: ['CPR'], isComplete: false } });
  });

  it.each([
    [{}, 'NO_UPDATABLE_DATA'],
    [{ hobbies: { items: ['Chess'] } }, 'REQUEST_INVALID'],
    [{ licences: 'RN' }, 'REQUEST_INVALID'],
  ])('refuse %j', async (body, code) => {
    const { status, error } = problemOf(await patch(body));
    expect([status, error.code]).toEqual([400, code]);
  });
});

describe('asked conditions', () => {
  const asked = async (caller = ada) =>
    (await dataOf('getAskedConditions', await caller.call('GET', `${path}/asked`))).conditions;

  it('are those of the scanned postings, the most frequent first', async () => {
    expect(await asked()).toEqual([]);
    await scanOf(ada, 'nights', 'lifting');
    await scanOf(ada, 'travel', 'lifting', 'lifting');
    expect(await asked()).toEqual(['lifting', 'nights', 'travel']);
  });

  it('count a posting that was scanned twice once', async () => {
    const again = { postingText: 'Warehouse operative at night.' };
    await scanOf(ada, 'nights', again);
    await scanOf(ada, 'nights', again);
    await scanOf(ada, 'overtime');
    await scanOf(ada, 'overtime');
    expect(await asked()).toEqual(['overtime', 'nights']);
  });

  it('exclude the postings of other users', async () => {
    await scanOf(await gateway.signIn(), 'nights');
    expect(await asked()).toEqual([]);
  });

  it('leave out topics that this version does not know', async () => {
    await scanOf(ada, 'nights', 'juggling' as ConditionTopic);
    expect(await asked()).toEqual(['nights']);
  });
});
