import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { apiBasePath, limits } from '@rolefit/contracts';
import { EvaluationsRepository, ResumesRepository } from '@rolefit/database';
import { anEvaluationResult } from '@rolefit/database/testing';
import { aResumeFacts, makeDocx, makeWordResume, makeZip, sampleFile } from '@rolefit/testing';
import {
  type Answer,
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';
import { ResumesService } from './resumes.service.js';

let gateway: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterAll(() => gateway?.close());

const uploadPath = `${apiBasePath}/users/profile/resume`;
const aPdf = (sizeBytes = 2_000, prefix = '') => {
  const bytes = Buffer.alloc(sizeBytes, 'x');
  bytes.write(`${prefix}%PDF-1.7\n`);
  return bytes;
};
const form = (
  content: Uint8Array | string,
  { field = 'resume', name = 'cv.pdf', type = 'application/pdf' } = {},
) => {
  const body = new FormData();
  body.append(field, new File([content as BlobPart], name, { type }));
  return body;
};
const upload = (body: FormData | string, headers: Record<string, string> = {}) =>
  ada.call('POST', uploadPath, { body, headers });
const resumeOf = (answer: Answer) => {
  const { resume } = dataOf('uploadResume', answer);
  if (resume === null) throw new Error('no resume');
  return resume;
};
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];
const filesOfAda = async () =>
  (await gateway.storedFiles()).filter((path) => path.includes(ada.user.id));

describe('uploading a resume', () => {
  it('has no effect where the session ends during the upload', async () => {
    const there = await gateway.signIn(ada.user);
    async function* slowly() {
      yield '%PDF-1.7';
      await there.call('DELETE', `${apiBasePath}/auth/sessions?except=this`);
      yield 'the rest';
    }
    const late = gateway.app.get(ResumesService).add(
      { userId: ada.user.id, sessionId: ada.sessionId },
      {
        fileName: 'late.pdf',
        container: 'pdf',
        format: () => 'pdf',
        stream: Readable.from(slowly(), { objectMode: false }),
      },
      { number: null },
    );
    await expect(late).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    expect([
      await filesOfAda(),
      dataOf('getProfile', await there.call('GET', `${apiBasePath}/users/profile`)).resume,
    ]).toEqual([[], null]);
  });

  it('returns the profile with the new version and its link', async () => {
    const resume = resumeOf(await upload(form(aPdf(), { name: 'Ada Example.pdf' })));
    expect(resume).toMatchObject({
      version: 1,
      fileName: 'Ada Example.pdf',
      format: 'pdf',
      readAs: null,
      sizeBytes: 2_000,
      evaluation: null,
    });
    expect(resume.url).toMatch(
      new RegExp(
        `^/api/v1/resumes/${resume.id}/file\\?session=${ada.sessionId}&expires=\\d+&signature=[\\w-]+$`,
      ),
    );
    expect(resumeOf(await upload(form(aPdf(3_000)))).version).toBe(2);
    expect(await filesOfAda()).toHaveLength(2);
  });

  it('keeps the newest ten versions and deletes the files of older ones', async () => {
    const uploaded: number[] = [];
    for (let time = 0; time < limits.resumeVersions + 2; time += 1)
      uploaded.push(resumeOf(await upload(form(aPdf()))).version);
    expect(uploaded.at(-1)).toBe(limits.resumeVersions + 2);
    expect(await filesOfAda()).toHaveLength(limits.resumeVersions);
    const current = (await new ResumesRepository(gateway.database.dataSource).current(
      ada.user.id,
    ))!;
    expect(
      (await filesOfAda()).some((path) =>
        current.objectKey.endsWith(path.split('/').at(-1) ?? '?'),
      ),
    ).toBe(true);
  });

  it('detects the type by content, wherever in the first kibibyte the header is', async () => {
    expect(codeOf(await upload(form('PNG\u0000')))).toEqual([415, 'RESUME_FORMAT_UNSUPPORTED']);
    expect(codeOf(await upload(form('')))).toEqual([415, 'RESUME_FORMAT_UNSUPPORTED']);
    const formatAfter = async (blanks: number) =>
      resumeOf(await upload(form(aPdf(3_000, ' '.repeat(blanks))))).format;
    expect([await formatAfter(1_019), await formatAfter(1_020)]).toEqual(['pdf', 'text']);
    expect(
      (await upload(form(aPdf(), { name: 'cv.docx', type: 'application/msword' }))).status,
    ).toBe(200);
  });

  it('accepts other formats by their content, whatever the file name', async () => {
    const formatOf = async (content: Uint8Array | string, name: string) =>
      resumeOf(await upload(form(content, { name, type: 'application/pdf' }))).format;
    expect(await formatOf(makeWordResume(['Ada Example']), 'cv.pdf')).toBe('docx');
    expect(await formatOf('Ada Example, mathematician', 'cv.docx')).toBe('text');
    expect(await formatOf('# Ada Example\n\nMathematician', 'cv')).toBe('markdown');
  });

  it('rejects a file whose end shows that it is harmful or unreadable, and stores nothing of it', async () => {
    const codeFor = async (bytes: Uint8Array) => codeOf(await upload(form(bytes)));
    const macros = [{ name: 'word/vbaProject.bin', content: 'x' }];
    expect(await codeFor(makeDocx('', macros))).toEqual([422, 'RESUME_HAS_MACROS']);
    expect(await codeFor(makeZip([{ name: 'cv.pdf', content: 'x' }]))).toEqual([
      415,
      'RESUME_ARCHIVE_UNKNOWN',
    ]);
    expect(await codeFor(sampleFile('libreoffice.doc'))).toEqual([415, 'RESUME_OLD_WORD']);
    expect(await codeFor(Buffer.concat([Buffer.alloc(2_000, 'x'), Buffer.from([0, 1])]))).toEqual([
      415,
      'RESUME_FORMAT_UNSUPPORTED',
    ]);
    expect(await filesOfAda()).toEqual([]);
  });

  it('accepts 5 MB and not a byte more', async () => {
    expect(resumeOf(await upload(form(aPdf(limits.resumeBytes)))).sizeBytes).toBe(
      limits.resumeBytes,
    );
    expect(resumeOf(await upload(form(aPdf(limits.resumeBytes - 1)))).sizeBytes).toBe(
      limits.resumeBytes - 1,
    );
    expect(codeOf(await upload(form(aPdf(limits.resumeBytes + 1))))).toEqual([
      413,
      'RESUME_TOO_LARGE',
    ]);
    expect(await filesOfAda()).toHaveLength(2);
  });

  it('rejects a much larger one so that the client receives the reason', async () => {
    expect(codeOf(await upload(form(aPdf(15 * 1024 * 1024))))).toEqual([413, 'RESUME_TOO_LARGE']);
  });

  it('drains a rejected one, so that the connection can be reused', async () => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    const statuses: string[] = [];
    socket.on('data', (data) =>
      statuses.push(...(data.toString('latin1').match(/(?<=HTTP\/1\.1 )\d+/g) ?? [])),
    );
    const send = async (content: Uint8Array) => {
      const body = Buffer.concat([
        Buffer.from(
          '--abc\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n',
        ),
        content,
        Buffer.from('\r\n--abc--\r\n'),
      ]);
      const wanted = statuses.length + 1;
      socket.write(
        `POST ${uploadPath} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${ada.accessToken}\r\ncontent-type: multipart/form-data; boundary=abc\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      await new Promise((resolve) => socket.write(body, resolve));
      while (statuses.length < wanted) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    await send(Buffer.alloc(4_000_000, 0));
    await send(aPdf(limits.resumeBytes + 1));
    await send(aPdf(8_000_000));
    await send(aPdf());
    socket.destroy();
    expect(statuses).toEqual(['415', '413', '413', '200']);
  });

  it('counts while streaming, whatever length is declared', async () => {
    const boundary = 'x'.repeat(20);
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`;
    async function* endless() {
      yield Buffer.from(head);
      yield aPdf(64 * 1024);
      for (let sent = 0; sent < 200; sent += 1) yield Buffer.alloc(64 * 1024, 'x');
      yield Buffer.from(`\r\n--${boundary}--\r\n`);
    }
    const answer = await fetch(gateway.url + uploadPath, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ada.accessToken}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: endless() as unknown as BodyInit,
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, (await answer.json()).error.code]).toEqual([413, 'RESUME_TOO_LARGE']);
    expect(await filesOfAda()).toEqual([]);
  });

  it.each<[string, () => Promise<Answer>]>([
    ['another field', () => upload(form(aPdf(), { field: 'file' }))],
    [
      'no field',
      () => upload(new FormData(), { 'content-type': 'multipart/form-data; boundary=abc' }),
    ],
    [
      'a form that breaks off',
      () =>
        upload('--abc\r\ncontent-dispo', { 'content-type': 'multipart/form-data; boundary=abc' }),
    ],
    ['a form without boundary', () => upload('x', { 'content-type': 'multipart/form-data' })],
    ['JSON', () => upload('{}', { 'content-type': 'application/json' })],
    ['nothing', () => ada.call('POST', uploadPath)],
  ])('requires a file where there is %s', async (_, send) => {
    expect(codeOf(await send())).toEqual([400, 'RESUME_FILE_MISSING']);
  });

  it('rejects a PDF that is not in a form', async () => {
    expect(codeOf(await upload('%PDF-1.7', { 'content-type': 'application/pdf' }))).toEqual([
      415,
      'REQUEST_UNSUPPORTED_TYPE',
    ]);
  });

  it('rejects a visitor', async () => {
    expect(codeOf(await gateway.call('POST', uploadPath, { body: form(aPdf()) }))).toEqual([
      401,
      'SESSION_MISSING',
    ]);
  });

  it('stores nothing of an aborted upload', async () => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    const head = `POST ${uploadPath} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${ada.accessToken}\r\ncontent-type: multipart/form-data; boundary=abc\r\ncontent-length: 1000000\r\n\r\n`;
    socket.write(
      `${head}--abc\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`,
    );
    await new Promise((resolve) => socket.write(aPdf(200_000), resolve));
    socket.destroy();
    // Keeps looking for a while, because the writing of an aborted upload may only start now.
    const deadline = performance.now() + 120_000;
    for (
      let emptyChecks = 0;
      emptyChecks < 50 && performance.now() < deadline;
      await new Promise((resolve) => setTimeout(resolve, 20))
    )
      emptyChecks = (await filesOfAda()).length === 0 ? emptyChecks + 1 : 0;
    expect(await filesOfAda()).toEqual([]);
    expect(
      dataOf('getProfile', await ada.call('GET', `${apiBasePath}/users/profile`)).resume,
    ).toBeNull();
  });

  it('deletes the file again when its row cannot be written', async () => {
    await gateway.database.dataSource.query(
      'ALTER TABLE resumes ADD CONSTRAINT refuse CHECK (size_bytes <> 4321)',
    );
    expect(codeOf(await upload(form(aPdf(4_321))))).toEqual([500, 'INTERNAL']);
    expect(await filesOfAda()).toEqual([]);
    await gateway.database.dataSource.query('ALTER TABLE resumes DROP CONSTRAINT refuse');
  });

  it('gives two concurrent uploads a version each', async () => {
    const answers = await Promise.all([
      upload(form(aPdf())),
      upload(form(aPdf())),
      upload(form(aPdf())),
    ]);
    const versions = await gateway.database.dataSource.query(
      'SELECT version FROM resumes WHERE user_id = $1 ORDER BY version',
      [ada.user.id],
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(versions).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }]);
  });
});

describe("the link to a resume's file", () => {
  const name = 'Lebenslauf – Zoë "Ünal".pdf';
  const open = (url: string, method = 'GET') => gateway.call(method, url);
  const uploaded = async () => resumeOf(await upload(form(aPdf(2_000), { name }))).url;

  it('returns the file without a token, for display but not execution', async () => {
    const answer = await open(await uploaded());
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(aPdf(2_000).toString());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '2000',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'last-modified': expect.stringMatching(/GMT$/),
      'content-disposition': expect.stringMatching(
        /^inline; filename="Lebenslauf _ Zo_ .*\.pdf"; filename\*=UTF-8''Lebenslauf%20%E2%80%93%20Zo%C3%AB%20/,
      ),
    });
  });

  it('serves files other than PDFs as downloads, with the name and type of their content', async () => {
    const { url } = resumeOf(
      await upload(form(makeWordResume(['Ada Example']), { name: 'cv.html', type: 'text/html' })),
    );
    const answer = await open(url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': `attachment; filename="cv.html.docx"; filename*=UTF-8''cv.html.docx`,
      'x-content-type-options': 'nosniff',
    });
  });

  it('answers HEAD with the modification time and no body', async () => {
    const answer = await open(await uploaded(), 'HEAD');
    expect([answer.status, answer.body, answer.headers.get('content-length')]).toEqual([
      200,
      '',
      '2000',
    ]);
    expect(Date.now() - Date.parse(answer.headers.get('last-modified') ?? '')).toBeLessThan(60_000);
  });

  it('expires', async () => {
    const url = await uploaded();
    jest.useFakeTimers({
      now: Date.now() + 17 * 60 * 1_000,
      doNotFake: [
        'setTimeout',
        'setInterval',
        'setImmediate',
        'nextTick',
        'queueMicrotask',
        'performance',
        'hrtime',
        'clearTimeout',
        'clearInterval',
        'clearImmediate',
      ],
    });
    const answer = await open(url).finally(() => jest.useRealTimers());
    expect(codeOf(answer)).toEqual([401, 'LINK_EXPIRED']);
  });

  it.each<[string, (url: URL) => void]>([
    ['a later end', (url) => url.searchParams.set('expires', '9999999999')],
    ['no session, as links were before', (url) => url.searchParams.delete('session')],
    ['another signature', (url) => url.searchParams.set('signature', 'x'.repeat(43))],
    [
      'another file',
      (url) =>
        (url.pathname = url.pathname.replace(/.(?=\/file)/, (last) => (last === '0' ? '1' : '0'))),
    ],
  ])('is invalid for %s', async (_, change) => {
    const url = new URL(await uploaded(), gateway.url);
    change(url);
    expect(codeOf(await open(url.pathname + url.search))).toEqual([401, 'LINK_EXPIRED']);
  });

  it('requires a valid signature and an existing file', async () => {
    const url = new URL(await uploaded(), gateway.url);
    expect(codeOf(await open(url.pathname))).toEqual([400, 'REQUEST_INVALID']);
    expect(codeOf(await open(`${apiBasePath}/resumes/nonsense/file${url.search}`))).toEqual([
      404,
      'RESUME_NOT_FOUND',
    ]);
  });

  it('is created per session, wherever the file was uploaded', async () => {
    await uploaded();
    const phone = await gateway.signIn(ada.user);
    const { resume } = dataOf(
      'getProfile',
      await phone.call('GET', `${apiBasePath}/users/profile`),
    );
    expect(resume?.url).toContain(phone.sessionId);
    expect((await open(resume?.url ?? '')).status).toBe(200);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'the session logs out',
      () =>
        gateway.call('POST', `${apiBasePath}/auth/logout`, {
          body: { refreshToken: ada.refreshToken },
        }),
    ],
    [
      'the session is logged out from another device',
      async () =>
        (await gateway.signIn(ada.user)).call(
          'DELETE',
          `${apiBasePath}/auth/sessions/${ada.sessionId}`,
        ),
    ],
    ['the user logs out everywhere', () => ada.call('DELETE', `${apiBasePath}/auth/sessions`)],
    [
      'the session expires',
      () =>
        gateway.database.dataSource.query('UPDATE sessions SET expires_at = now() WHERE id = $1', [
          ada.sessionId,
        ]),
    ],
    ['the account is deleted', () => ada.call('DELETE', `${apiBasePath}/users/profile`)],
    [
      'the account is deleted and its sessions are not ended yet',
      () =>
        gateway.database.dataSource.query('UPDATE users SET deleted_at = now() WHERE id = $1', [
          ada.user.id,
        ]),
    ],
  ])('expires immediately where %s', async (_, end) => {
    const url = await uploaded();
    expect((await open(url)).status).toBe(200);
    await end();
    for (const method of ['GET', 'HEAD']) expect((await open(url, method)).status).toBe(401);
    expect(codeOf(await open(url))).toEqual([401, 'LINK_EXPIRED']);
  });

  it('is invalid for another session, even a live one of the same user', async () => {
    const url = new URL(await uploaded(), gateway.url);
    for (const other of [await gateway.signIn(ada.user), await gateway.signIn()]) {
      url.searchParams.set('session', other.sessionId);
      expect(codeOf(await open(url.pathname + url.search))).toEqual([401, 'LINK_EXPIRED']);
    }
  });

  it('outlives the sign-out of another session of the same user', async () => {
    const [url, phone] = [await uploaded(), await gateway.signIn(ada.user)];
    await gateway.call('POST', `${apiBasePath}/auth/logout`, {
      body: { refreshToken: phone.refreshToken },
    });
    expect((await open(url)).status).toBe(200);
  });

  it('is never logged', async () => {
    const url = await uploaded();
    await open(url);
    const signature = new URL(url, gateway.url).searchParams.get('signature') ?? '?';
    expect(
      gateway.log.filter((line) => line.includes(signature) || line.includes(ada.accessToken)),
    ).toEqual([]);
    expect(gateway.log.some((line) => line.includes('"route":"/api/v1/resumes/:id/file"'))).toBe(
      true,
    );
  });
});

describe('requesting an evaluation', () => {
  const path = `${apiBasePath}/evaluations/resume`;

  it('requires a resume', async () => {
    expect(codeOf(await ada.call('POST', path))).toEqual([422, 'RESUME_MISSING']);
  });

  it('is idempotent while one is pending, by POST or GET', async () => {
    const live = () => gateway.liveJobs('resume.evaluate');
    const before = await live();
    const { id } = resumeOf(await upload(form(aPdf())));
    const first = dataOf('evaluateResume', await ada.call('POST', path));
    const second = dataOf('evaluateResumeByGet', await ada.call('GET', path));
    expect(first).toMatchObject({ resumeId: id, evaluation: { status: 'queued', failure: null } });
    expect(second).toEqual(first);
    expect((await live()) - before).toBe(1);
    expect(
      dataOf('getProfile', await ada.call('GET', `${apiBasePath}/users/profile`)).resume
        ?.evaluation,
    ).toEqual(first.evaluation);
  });

  it('shows why one failed, and starts it again', async () => {
    const { id } = resumeOf(await upload(form(aPdf())));
    await gateway.database.dataSource.query(
      `UPDATE resumes SET evaluation_status = 'failed', failure_code = 'RESUME_NO_TEXT', evaluation_updated_at = now() WHERE id = $1`,
      [id],
    );
    const failed = dataOf('getProfile', await ada.call('GET', `${apiBasePath}/users/profile`))
      .resume?.evaluation;
    expect(failed).toMatchObject({
      status: 'failed',
      failure: { code: 'RESUME_NO_TEXT', retryable: false },
    });
    expect(dataOf('evaluateResume', await ada.call('POST', path)).evaluation).toMatchObject({
      status: 'queued',
      failure: null,
    });
  });
});

describe('the facts of a resume', () => {
  const hidden = [{ reason: 'white', page: 1, text: 'Ten years of everything' }] as const;
  const reading = (caller: SignedInCaller) => caller.call('GET', `${uploadPath}/reading`);

  /** Simulates the worker's evaluation of the newest version. */
  async function read(caller: SignedInCaller) {
    const { dataSource } = gateway.database;
    const resumes = new ResumesRepository(dataSource);
    const { id } = (await resumes.current(caller.user.id))!;
    await resumes.requestEvaluation(caller.user.id, id);
    const evaluations = new EvaluationsRepository(dataSource);
    const claim = (await evaluations.claim({ id, userId: caller.user.id }, 60_000))!;
    await evaluations.complete(
      claim,
      anEvaluationResult(aResumeFacts(), { text: 'Boat builder', pages: 2, hidden }),
      () => [],
    );
    return id;
  }

  it('are shown to the owner, with the hidden text that was ignored', async () => {
    await upload(form(aPdf(), { name: 'Ada.pdf' }));
    const resumeId = await read(ada);
    const expected = {
      resumeId,
      version: 1,
      fileName: 'Ada.pdf',
      text: 'Boat builder',
      pages: 2,
      hidden,
      facts: aResumeFacts(),
    };
    expect(dataOf('getResumeReading', await reading(ada))).toMatchObject(expected);
    expect(
      dataOf('getProfile', await ada.call('GET', `${apiBasePath}/users/profile`)).resume
        ?.hiddenPassages,
    ).toBe(1);

    const newer = resumeOf(await upload(form(aPdf(), { name: 'Newer.pdf' })));
    expect(newer).toMatchObject({ version: 2, hiddenPassages: 0 });
    expect(dataOf('getResumeReading', await reading(ada))).toMatchObject(expected);
  });

  it('are missing before the first evaluation, and for other users', async () => {
    expect(codeOf(await reading(ada))).toEqual([404, 'RESUME_NOT_READ']);
    await upload(form(aPdf()));
    expect(codeOf(await reading(ada))).toEqual([404, 'RESUME_NOT_READ']);
    await read(ada);
    expect((await reading(ada)).status).toBe(200);
    expect(codeOf(await reading(await gateway.signIn()))).toEqual([404, 'RESUME_NOT_READ']);
    expect(codeOf(await gateway.call('GET', `${uploadPath}/reading`))).toEqual([
      401,
      'SESSION_MISSING',
    ]);
  });
});
