import { randomUUID } from 'node:crypto';
import { apiBasePath, type CorrectionRequest, limits } from '@rolefit/contracts';
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

const path = `${apiBasePath}/users/profile/corrections`;
const list = async (caller = ada) =>
  (await dataOf('getCorrections', await caller.call('GET', path))).corrections;
const post = (body: unknown, caller = ada) => caller.call('POST', path, { body });
const save = async (body: CorrectionRequest, caller = ada) =>
  dataOf('saveCorrection', await post(body, caller));
const remove = (id: string, caller = ada) => caller.call('DELETE', `${path}/${id}`);

const degree = {
  about: 'requirement',
  words: '• A degree in accounting',
  ruling: { type: 'have', line: 'Bilanzbuchhalterin (IHK), 2018' },
} as const satisfies CorrectionRequest;

describe('corrections', () => {
  it('are stored, replaced by another ruling about the same words, and undone', async () => {
    const first = await save(degree);
    expect(await list()).toEqual([first]);
    const second = await save({
      ...degree,
      words: 'a DEGREE in accounting.',
      ruling: { type: 'not-required' },
    });
    expect(await list()).toEqual([second]);
    expect(second).toMatchObject({ ruling: { type: 'not-required' }, reading: null });
    expect((await remove(second.id)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(problemOf(await remove(second.id)).error.code).toBe('CORRECTION_NOT_FOUND');
  });

  it('are read as a posting is where the user puts a requirement in their own words', async () => {
    const text = 'Qualification as Bilanzbuchhalter (IHK) or a degree in accounting';
    const saved = await save({ ...degree, ruling: { type: 'misread', importance: 'must', text } });
    expect(saved).toMatchObject({
      reading: {
        requirement: {
          kind: 'education',
          parts: [[{ type: 'education' }, { type: 'skill', name: 'Bilanzbuchhalter' }]],
        },
        facts: { education: [{ level: 'bachelor' }] },
      },
    });
  });

  it('know the occupation of a title that the user corrects', async () => {
    const saved = await save({
      about: 'role',
      words: 'Begleitung der Betriebsprüfung',
      startAsRead: '2022-01',
      ruling: {
        type: 'edit',
        title: 'Registered nurse',
        employer: null,
        start: '2022-01',
        end: null,
        isCurrent: true,
      },
    });
    expect(saved).toMatchObject({ reading: { family: 'nursing', seniority: null } });
  });

  it('of different conditions in one line are kept apart', async () => {
    const condition = { about: 'condition', kind: 'licence', words: 'RN licence and BLS' } as const;
    for (const label of ['RN licence', 'BLS'])
      await save({ ...condition, label, ruling: { type: 'have', line: null } });
    expect(await list()).toHaveLength(2);
  });

  it('are private to the user', async () => {
    const { id } = await save(degree);
    const eve = await gateway.signIn();
    expect(await list(eve)).toEqual([]);
    expect((await remove(id, eve)).status).toBe(404);
    expect(await list()).toHaveLength(1);
    expect((await gateway.call('GET', path)).status).toBe(401);
  });

  it('have all matches judged again', async () => {
    const live = () => gateway.liveJobs('matches.rescore');
    const before = await live();
    const { id } = await save(degree);
    await remove(id);
    await remove(randomUUID());
    expect((await live()) - before).toBe(2);
  });

  it('are limited in number, but one of them can still be replaced', async () => {
    await save(degree);
    await gateway.database.dataSource.query(
      `INSERT INTO corrections (user_id, id, key, body) SELECT $1, gen_random_uuid(), n::text, $2 FROM generate_series(2, $3::int) AS n`,
      [ada.user.id, JSON.stringify({ ...degree, reading: null }), limits.correctionsPerUser],
    );
    const { error, status } = problemOf(await post({ ...degree, words: 'Another line' }));
    expect([status, error.code]).toEqual([409, 'CORRECTIONS_FULL']);
    expect((await post({ ...degree, ruling: { type: 'not-required' } })).status).toBe(200);
  });

  it.each([
    ['no words', { ...degree, words: ' ' }, 'words'],
    ['too many words', { ...degree, words: 'a'.repeat(limits.correctedLineChars + 1) }, 'words'],
    ['an unknown ruling', { ...degree, ruling: { type: 'score-100' } }, 'ruling.type'],
    ['a score', { ...degree, ruling: { ...degree.ruling, credit: 9 } }, 'ruling.credit'],
    [
      'a month that is none',
      {
        about: 'role',
        words: 'Nurse',
        ruling: { type: 'edit', title: 'Nurse', start: '2020-13', end: null },
      },
      'ruling.start',
    ],
    ['a reading of one’s own', { ...degree, reading: { requirement: { kind: 'soft' } } }, ''],
  ])('refuse %s, and stay as they are', async (_, body, field) => {
    const { status, error } = problemOf(await post(body));
    expect([status, error.code]).toEqual([400, 'REQUEST_INVALID']);
    if (field !== '') expect(Object.keys(error.fields ?? {})).toContain(field);
    expect(await list()).toEqual([]);
  });
});
