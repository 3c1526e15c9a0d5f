import { apiBasePath, defaultResumeName, limits } from '@rolefit/contracts';
import { EvaluationsRepository, ResumesRepository } from '@rolefit/database';
import { anEvaluationResult } from '@rolefit/database/testing';
import { aResumeFacts, makePdf } from '@rolefit/testing';
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

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterAll(() => gateway?.close());

const path = `${apiBasePath}/users/profile/resume`;
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];

/** @param query of the upload, such as `?name=Platform` */
function upload(query = ''): Promise<Answer> {
  const body = new FormData();
  body.append('resume', new File([makePdf(['Boat builder']) as BlobPart], 'cv.pdf'));
  return ada.call('POST', `${path}${query}`, { body });
}
const change = (number: unknown, body: unknown) =>
  ada.call('PATCH', `${path}s/${String(number)}`, { body });
const remove = (number: unknown) => ada.call('DELETE', `${path}s/${String(number)}`);
const profile = async () =>
  dataOf('getProfile', await ada.call('GET', `${apiBasePath}/users/profile`));
const names = async () => (await profile()).resumes.map(({ name }) => name);

/** Reads a resume as a worker does. */
async function read(number: number): Promise<void> {
  const { dataSource } = gateway.database;
  const resumes = new ResumesRepository(dataSource);
  const { id } = (await resumes.current(ada.user.id, number))!;
  await resumes.requestEvaluation(ada.user.id, id);
  const evaluations = new EvaluationsRepository(dataSource);
  const claim = await evaluations.claim({ id, userId: ada.user.id }, 60_000);
  const result = anEvaluationResult(aResumeFacts(), { text: `Resume ${number}` });
  await evaluations.complete(claim!, result, () => []);
}

describe('several resumes', () => {
  it('are in the profile, the default one first, each with a link to its own file', async () => {
    await upload();
    const added = dataOf('uploadResume', await upload('?name=Platform%20'));
    expect(added.resumes).toMatchObject([
      { number: 1, name: defaultResumeName, isDefault: true, resume: { version: 1 } },
      { number: 2, name: 'Platform', isDefault: false, resume: { version: 2 } },
    ]);
    expect(added.resume).toEqual(added.resumes[0]?.resume);
    const changed = dataOf('changeResume', await change(2, { isDefault: true, name: 'DevOps' }));
    expect(changed.resumes.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['DevOps', true],
      [defaultResumeName, false],
    ]);
    expect(changed.resume?.version).toBe(2);
    for (const { resume } of changed.resumes)
      expect((await ada.call('HEAD', resume.url)).status).toBe(200);
  });

  it('take new versions by their number, and the default one without', async () => {
    await upload();
    await upload('?name=Platform');
    await upload('?resume=2');
    const { resumes } = dataOf('uploadResume', await upload());
    expect(resumes.map(({ number, resume }) => [number, resume.version])).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });

  it('are evaluated and read each by itself', async () => {
    await upload();
    await upload('?name=Platform');
    const evaluation = `${apiBasePath}/evaluations/resume`;
    const queued = dataOf('evaluateResume', await ada.call('POST', `${evaluation}?resume=2`));
    expect(queued.resumeId).toBe((await profile()).resumes[1]?.resume.id);
    expect((await profile()).resumes[0]?.resume.evaluation).toBeNull();
    expect(codeOf(await ada.call('POST', `${evaluation}?resume=3`))).toEqual([
      404,
      'RESUME_NOT_FOUND',
    ]);
    await gateway.database.dataSource.query(
      `UPDATE resumes SET evaluation_status = NULL WHERE user_id = $1`,
      [ada.user.id],
    );
    await read(2);
    const reading = (query: string) => ada.call('GET', `${path}/reading${query}`);
    expect(dataOf('getResumeReading', await reading('?resume=2')).text).toBe('Resume 2');
    expect(codeOf(await reading(''))).toEqual([404, 'RESUME_NOT_READ']);
  });

  it('refuse a name that is taken, empty or too long, and keep nothing of the file', async () => {
    await upload();
    const stored = async () =>
      (await gateway.storedFiles()).filter((file) => file.includes(ada.user.id)).length;
    expect(codeOf(await upload(`?name=${defaultResumeName.toUpperCase()}`))).toEqual([
      409,
      'RESUME_NAME_TAKEN',
    ]);
    for (const name of ['', '%20', 'x'.repeat(limits.resumeNameChars + 1)])
      expect(codeOf(await upload(`?name=${name}`))).toEqual([400, 'REQUEST_INVALID']);
    expect(codeOf(await upload('?name=Platform&resume=1'))).toEqual([400, 'REQUEST_INVALID']);
    expect(codeOf(await upload('?resume=7'))).toEqual([404, 'RESUME_NOT_FOUND']);
    expect(codeOf(await upload('?resume=one'))).toEqual([400, 'REQUEST_INVALID']);
    expect([await stored(), await names()]).toEqual([1, [defaultResumeName]]);
  });

  it(`are ${limits.resumesPerUser} at most`, async () => {
    for (let at = 0; at < limits.resumesPerUser; at += 1) await upload(`?name=No.${at}`);
    expect(codeOf(await upload('?name=One%20more'))).toEqual([409, 'RESUMES_FULL']);
    expect((await upload('?resume=3')).status).toBe(200);
  });

  it('are removed, unless no other one has been read', async () => {
    await upload();
    await upload('?name=Platform');
    await read(1);
    const live = () => gateway.liveJobs('matches.rescore');
    const before = await live();
    expect(codeOf(await remove(1))).toEqual([409, 'RESUME_NEEDED']);
    await read(2);
    const left = dataOf('removeResume', await remove(1));
    expect(left.resumes).toMatchObject([{ number: 2, name: 'Platform', isDefault: true }]);
    expect((await live()) - before).toBe(1);
    expect(codeOf(await remove(1))).toEqual([404, 'RESUME_NOT_FOUND']);
  });

  it.each([
    ['0', { name: 'A' }, 404, 'RESUME_NOT_FOUND'],
    ['-1', { name: 'A' }, 404, 'RESUME_NOT_FOUND'],
    ['9999999', { name: 'A' }, 404, 'RESUME_NOT_FOUND'],
    ['1', {}, 400, 'NO_UPDATABLE_DATA'],
    ['1', { isDefault: false }, 400, 'REQUEST_INVALID'],
    ['1', { name: 7 }, 400, 'REQUEST_INVALID'],
    ['1', { number: 2 }, 400, 'REQUEST_INVALID'],
  ])('refuse the change %s %j', async (number, body, status, code) => {
    await upload();
    expect(codeOf(await change(number, body))).toEqual([status, code]);
    expect(await names()).toEqual([defaultResumeName]);
  });
});
