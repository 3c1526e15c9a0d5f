import type { DataSource } from 'typeorm';
import { type JobSort, jobSorts, limits } from '@rolefit/contracts';
import {
  areTablesDivided,
  aScan,
  aUser,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.js';
import { newId } from '../ids.js';
import { run } from '../run.js';
import { ScansRepository } from './scans.repository.js';
import { type ScanListPage, ScanListRepository } from './scan-list.repository.js';
import {
  type ScanListQuery,
  scanCountStatement,
  scanPageStatement,
  type ScanPlace,
} from './scan-list.statement.js';

/** Plans on tables divided by user name the indexes of their parts. */
const itOnWholeTables = areTablesDivided ? it.skip : it;

let database: TestDatabase;
let lists: ScanListRepository;
beforeAll(async () => {
  database = await createTestDatabase();
  lists = new ScanListRepository(database.dataSource);
});
afterAll(() => database.drop());

const aQuery = (query: Partial<ScanListQuery> = {}): ScanListQuery => ({
  sort: 'newest',
  from: 1,
  limit: 10,
  ...query,
});
const change = (id: string, columns: Record<string, unknown>) => {
  const entries = Object.entries(columns);
  return run(
    database.dataSource,
    `UPDATE scans SET ${entries.map(([name], index) => `${name} = $${index + 2}`).join(', ')} WHERE id = $1`,
    [id, ...entries.map(([, value]) => value)],
  );
};
const idsOf = ({ scans }: ScanListPage) => scans.map(({ id }) => id);
const placeOf = (
  scan: ScanListPage['scans'][number] | undefined,
  side: ScanPlace['side'],
): ScanPlace => ({ side, key: scan!.sortKey, id: scan!.id });

describe('the pages of a list', () => {
  let userId: string;
  const count = 25;
  const titles = ['Nurse', 'nurse', 'Älter', 'zebra', null];
  beforeAll(async () => {
    const other = await aUser(database.dataSource);
    userId = (await aUser(database.dataSource)).id;
    for (let index = 0; index < count; index += 1) {
      // Many ties, and some without title, score or range.
      const title = titles[index % titles.length] ?? null;
      const { id } = await aScan(database.dataSource, userId, {
        title,
        companyName: ['Acme', 'Éclair', 'beta'][index % 3]!,
      });
      await change(id, {
        overall_score: index % 4 === 0 ? null : index % 4,
        score_low: index % 5 === 0 ? null : index % 3,
        created_at: new Date(Date.UTC(2026, 0, 1 + (index % 3))),
      });
      await aScan(database.dataSource, other.id);
    }
  });

  const keyOf: Record<JobSort, (scan: ScanListPage['scans'][number]) => number | string> = {
    newest: (scan) => -scan.createdAt.getTime(),
    oldest: (scan) => scan.createdAt.getTime(),
    'best-score': (scan) => -Number(scan.sortKey),
    'worst-score': (scan) => Number(scan.sortKey),
    company: (scan) => ['Acme', 'beta', 'Éclair'].indexOf(scan.companyName),
    title: (scan) => ['älter', 'nurse', 'zebra', undefined].indexOf(scan.title?.toLowerCase()),
  };

  describe.each(jobSorts)('sorted by %s', (sort) => {
    const walk = async (start: ScanListQuery['from'], side: ScanPlace['side'], limit: number) => {
      const seen: string[] = [];
      let page = await lists.list(userId, aQuery({ sort, from: start, limit }));
      for (;;) {
        seen.splice(side === 'after' ? seen.length : 0, 0, ...idsOf(page));
        if (!page.hasMore) return seen;
        page = await lists.list(
          userId,
          aQuery({
            sort,
            limit,
            from: placeOf(side === 'after' ? page.scans.at(-1) : page.scans[0], side),
          }),
        );
      }
    };

    it('are in order, ties by id, and null values last', async () => {
      const { scans } = await lists.list(userId, aQuery({ sort, limit: 100 }));
      const isDown = sort === 'newest' || sort === 'best-score';
      const sorted = scans.toSorted((a, b) => {
        const [first, second] = [keyOf[sort](a), keyOf[sort](b)];
        if (first !== second) return first < second ? -1 : 1;
        return (a.id < b.id ? -1 : 1) * (isDown ? -1 : 1);
      });
      expect(scans.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
      expect(scans).toHaveLength(count);
      if (sort.endsWith('score'))
        expect(scans.findIndex(({ sortKey }) => sortKey === -1_000 || sortKey === 101_000)).toBe(
          count - 7,
        );
      if (sort === 'title') expect(scans.findIndex(({ title }) => title === null)).toBe(count - 5);
    });

    it('are the same by number, forwards by cursor and backwards by cursor', async () => {
      const whole = idsOf(await lists.list(userId, aQuery({ sort, limit: 100 })));
      const byNumber = await Promise.all(
        [1, 2, 3, 4].map((from) => lists.list(userId, aQuery({ sort, from, limit: 7 }))),
      );
      expect(byNumber.flatMap(idsOf)).toEqual(whole);
      expect(byNumber.map(({ hasMore }) => hasMore)).toEqual([true, true, true, false]);
      expect(await walk(1, 'after', 7)).toEqual(whole);
      const last = (await lists.list(userId, aQuery({ sort, limit: 100 }))).scans.at(-1);
      expect(await walk(placeOf(last, 'before'), 'before', 7)).toEqual(whole.slice(0, -1));
    });
  });

  it('are empty beyond the last', async () => {
    const beyond = await lists.list(userId, aQuery({ from: 4 }));
    expect([beyond.scans, beyond.hasMore, beyond.totals.totalJobs, beyond.totalMatching]).toEqual([
      [],
      false,
      count,
      count,
    ]);
  });
});

describe('the order by score', () => {
  let userId: string;
  const names = new Map<string, string>();
  beforeAll(async () => {
    userId = (await aUser(database.dataSource)).id;
    const rows: [string, number | null, number | null][] = [
      ['thin', 100, 65],
      ['full', 85, 72],
      ['without a range', 70, null],
      ['weak', 30, 12],
      ['weaker', 24, 12],
      // The version before the lower end removes scores without it.
      ['without a score', null, 99],
    ];
    for (const [name, overallScore, scoreLow] of rows) {
      const { id } = await aScan(database.dataSource, userId);
      await change(id, { overall_score: overallScore, score_low: scoreLow });
      names.set(id, name);
    }
  });

  it.each<[JobSort, string[]]>([
    ['best-score', ['full', 'without a range', 'thin', 'weak', 'weaker', 'without a score']],
    ['worst-score', ['weaker', 'weak', 'thin', 'without a range', 'full', 'without a score']],
  ])(
    'puts a posting that says enough above a thin one with a higher score: %s',
    async (sort, expected) => {
      const namesOf = (page: ScanListPage) => page.scans.map(({ id }) => names.get(id)!);
      expect(namesOf(await lists.list(userId, aQuery({ sort })))).toEqual(expected);
      const seen: string[] = [];
      for (let from: ScanListQuery['from'] = 1, hasMore = true; hasMore;) {
        const page: ScanListPage = await lists.list(userId, aQuery({ sort, from, limit: 1 }));
        seen.push(...namesOf(page));
        from = placeOf(page.scans.at(-1), 'after');
        hasMore = page.hasMore;
      }
      expect(seen).toEqual(expected);
    },
  );

  it('is not what the filters compare: they ask for the score itself', async () => {
    const found = await lists.list(userId, aQuery({ sort: 'best-score', minScore: 80 }));
    expect(found.scans.map(({ id }) => names.get(id))).toEqual(['full', 'thin']);
  });
});

describe('the totals of a list', () => {
  const nowhere = { saved: 0, applied: 0, interview: 0, offer: 0, rejected: 0 };

  it('count all scans, saved ones and those of the last seven days', async () => {
    const user = await aUser(database.dataSource);
    const rows = await Promise.all(
      Array.from({ length: 4 }, () => aScan(database.dataSource, user.id)),
    );
    await run(
      database.dataSource,
      `UPDATE scans SET created_at = now() - interval '8 days', saved_at = now() WHERE id = $1`,
      [rows[0]!.id],
    );
    await new ScansRepository(database.dataSource).delete(user.id, rows[1]!.id);
    const counted = await lists.list(user.id, aQuery({ minScore: 1 }));
    expect(counted).toEqual({
      scans: [],
      hasMore: false,
      totals: {
        totalJobs: 3,
        totalSavedJobs: 1,
        savedByStage: { ...nowhere, saved: 1 },
        totalScannedThisWeek: 2,
        totalArchivedJobs: 0,
      },
      totalMatching: 0,
    });
    const [byDay] = await run(
      database.dataSource,
      `SELECT sum(scans)::int AS scans, sum(saved)::int AS saved FROM scan_totals WHERE user_id = $1 AND day > '-infinity'`,
      [user.id],
    );
    expect(byDay).toEqual({ scans: 3, saved: 1 });
    await run(database.dataSource, 'DELETE FROM users WHERE id = $1', [user.id]);
    await expect(lists.list(user.id, aQuery())).resolves.toEqual({
      scans: [],
      hasMore: false,
      totals: {
        totalJobs: 0,
        totalSavedJobs: 0,
        savedByStage: nowhere,
        totalScannedThisWeek: 0,
        totalArchivedJobs: 0,
      },
      totalMatching: 0,
    });
  });
});

describe('a filter', () => {
  let userId: string;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    userId = (await aUser(database.dataSource)).id;
    const other = await aUser(database.dataSource);
    const rows: [string, Parameters<typeof aScan>[2], Record<string, unknown>][] = [
      [
        'best',
        { title: 'Ärztin für Innere Medizin', companyName: 'Klinik Łódź' },
        {
          status: 'completed',
          overall_score: 90,
          ready_to_apply: true,
          saved_at: new Date(),
          saved_stage: 'offer',
        },
      ],
      [
        'middle',
        { title: 'Software Engineer (C++)', companyName: 'Straße & Söhne' },
        { status: 'completed', overall_score: 60, ready_to_apply: false, saved_at: new Date() },
      ],
      [
        'worst',
        { title: '100% remote_work', companyName: 'Back\\slash' },
        { status: 'completed', overall_score: 0, ready_to_apply: false },
      ],
      ['failed', { title: '看護師 募集', companyName: 'ＡＣＭＥ' }, { status: 'failed' }],
      ['untitled', { companyName: 'Nurses United' }, { status: 'queued' }],
    ];
    for (const [name, scan, columns] of rows) {
      const { id } = await aScan(database.dataSource, userId, scan);
      await change(id, columns);
      ids[name] = id;
      await change((await aScan(database.dataSource, other.id, scan)).id, columns);
    }
  });

  const all = ['best', 'middle', 'worst', 'failed', 'untitled'];
  const namesFor = async (query: Partial<ScanListQuery>) => {
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    const found = await Promise.all(
      jobSorts.map((sort) => lists.list(userId, aQuery({ ...query, sort }))),
    );
    const sets = found.map((page) =>
      idsOf(page)
        .map((id) => names.get(id))
        .sort((a, b) => all.indexOf(a!) - all.indexOf(b!)),
    );
    for (const [index, set] of sets.entries())
      expect([set, found[index]!.totalMatching, found[index]!.totals.totalJobs]).toEqual([
        sets[0],
        sets[0]!.length,
        all.length,
      ]);
    return sets[0];
  };

  it.each<[Partial<ScanListQuery>, string[]]>([
    [{}, all],
    [{ status: ['completed'] }, ['best', 'middle', 'worst']],
    [{ status: ['failed', 'queued'] }, ['failed', 'untitled']],
    [{ status: ['matching'] }, []],
    [{ saved: true }, ['best', 'middle']],
    [{ saved: false }, ['worst', 'failed', 'untitled']],
    [{ stage: ['saved'] }, ['middle']],
    [{ stage: ['saved', 'offer'] }, ['best', 'middle']],
    [{ stage: ['saved'], saved: false }, []],
    [{ minScore: 60 }, ['best', 'middle']],
    [{ maxScore: 60 }, ['middle', 'worst']],
    [{ minScore: 0 }, ['best', 'middle', 'worst']],
    [{ minScore: 61, maxScore: 89 }, []],
    [{ readyToApply: true }, ['best']],
    [{ readyToApply: false }, ['middle', 'worst']],
    [
      {
        status: ['completed'],
        minScore: 50,
        readyToApply: false,
        saved: true,
        stage: ['saved'],
        words: ['engineer'],
      },
      ['middle'],
    ],
    [
      {
        status: ['completed'],
        minScore: 50,
        readyToApply: false,
        saved: true,
        stage: ['offer'],
        words: ['engineer'],
      },
      [],
    ],
  ])('by %j finds what it says in every order, and only of this user', async (query, expected) => {
    expect(await namesFor(query)).toEqual(expected);
  });

  it.each([
    ['arztin', ['best']],
    ['ÄRZTIN', ['best']],
    ['A\u0308rztin', ['best']],
    ['lodz', ['best']],
    ['für', ['best']],
    ['medizin klinik', ['best']],
    ['klinik medizin', ['best']],
    ['klinik engineer', []],
    ['ngine', ['middle']],
    ['c++', ['middle']],
    ['STRASSE', ['middle']],
    ['straße & sohne', ['middle']],
    ['%', ['worst']],
    ['％', ['worst']],
    ['100%', ['worst']],
    ['1%0', []],
    ['_', ['worst']],
    ['re_ote', []],
    ['\\', ['worst']],
    ['\\s', ['worst']],
    ["'", []],
    ['看護', ['failed']],
    ['acme', ['failed']],
    ['nurse', ['untitled']],
    ['🦩', []],
    ['\u{10ffff}', []],
  ])('by the words %j finds %j', async (words, expected) => {
    expect(await namesFor({ words: words.split(' ') })).toEqual(expected);
  });
});

describe('a long list', () => {
  let userId: string;
  const count = 20_000;
  beforeAll(async () => {
    userId = (await aUser(database.dataSource)).id;
    await fill(database.dataSource, userId, count);
  });

  const planOf = async (query: Partial<ScanListQuery>) => {
    const statements = [
      scanCountStatement(userId, query),
      scanPageStatement(userId, aQuery(query)),
    ].filter((one) => one !== null);
    const rows = await Promise.all(
      statements.map(({ sql, parameters }) =>
        run<{ 'QUERY PLAN': string }>(database.dataSource, `EXPLAIN ${sql}`, parameters),
      ),
    );
    return rows
      .flat()
      .map((row) => row['QUERY PLAN'])
      .join('\n');
  };
  /** Indexes in the order of the plan; the primary key where ids were found first. */
  const scansIn = (plan: string) =>
    [
      ...plan.matchAll(
        /(Seq|Bitmap Heap|Index(?: Only)?) Scan (?:Backward )?(?:using (\w+) )?on scans/g,
      ),
    ].map(([, kind, index]) => index ?? kind);

  itOnWholeTables.each<[JobSort, string]>([
    ['newest', 'scans_user_newest'],
    ['oldest', 'scans_user_newest'],
    ['best-score', 'scans_user_best'],
    ['worst-score', 'scans_user_worst'],
    ['company', 'scans_user_company'],
    ['title', 'scans_user_title'],
  ])('sorted by %s is read along its index, by page and from any place on', async (sort, index) => {
    const middle = (await lists.list(userId, aQuery({ sort, from: 100 }))).scans[0];
    for (const from of [1, 100, placeOf(middle, 'after'), placeOf(middle, 'before')]) {
      const plan = await planOf({ sort, from });
      // Pages by number skip ids only.
      expect(scansIn(plan)).toEqual(from === 100 ? [index, 'scans_pk'] : [index]);
      // A cursor is a start position, not a filter.
      if (typeof from !== 'number') expect(plan).toMatch(/Index Cond: \(\(user_id = [^\n]*ROW\(/);
      expect(plan).not.toMatch(/Filter: .*ROW/);
    }
  });

  itOnWholeTables.each<Partial<ScanListQuery>>([
    { words: ['zzz'] },
    { words: ['zzz'], sort: 'best-score' },
    { status: ['failed'] },
    { status: ['failed'], sort: 'worst-score' },
    { stage: ['offer'] },
    { readyToApply: true, minScore: 100 },
  ])('is filtered by %j with an index-only scan, since little matches', async (filter) => {
    await becomeVisible(database.dataSource);
    const plan = await planOf(filter);
    expect(scansIn(plan)).toEqual([
      expect.stringMatching(/^scans_user_/),
      expect.stringMatching(/^scans_user_/),
      'scans_pk',
    ]);
  });

  it('counts matches up to the limit', async () => {
    expect((await lists.list(userId, aQuery({ words: ['job'] }))).totalMatching).toBe(
      limits.totalMatchingMax,
    );
    expect(
      (await lists.list(userId, aQuery({ words: ['job', '0'], maxScore: 0 }))).totalMatching,
    ).toBeLessThan(limits.totalMatchingMax);
    expect((await lists.list(userId, aQuery())).totalMatching).toBe(limits.totalMatchingMax);
  });
});

/** Many scans of a user with various scores and titles, and texts that make the rows as wide as real ones. */
async function fill(dataSource: DataSource, userId: string, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1_000) {
    await run(
      dataSource,
      `INSERT INTO scans (id, user_id, job_id, given_title, company_name, url, posting_text, posting_hash, status, overall_score, score_low, ready_to_apply, created_at)
       SELECT gen_random_uuid(), $1, 'job-' || n, CASE WHEN n % 10 > 0 THEN 'Job ' || n % 997 END, 'Company ' || n % 101, 'https://example.org', repeat(md5(n::text), 40), 'x',
         CASE WHEN n % 10 > 0 THEN 'completed' ELSE 'needs-text' END, CASE WHEN n % 10 > 0 THEN n % 100 END, CASE WHEN n % 3 > 0 THEN n % 100 / 2 END, CASE WHEN n % 10 > 0 THEN n % 100 > 60 END,
         date_trunc('milliseconds', now()) - n * interval '1 minute'
       FROM generate_series($2::int + 1, $2::int + 1000) n`,
      [userId, done],
    );
  }
  // Scans of another user, so that the statistics include more than one.
  const other = await aUser(dataSource);
  await run(
    dataSource,
    `INSERT INTO scans (id, user_id, job_id, company_name, url, posting_text, posting_hash, status) VALUES ($1, $2, 'x', 'x', 'x', 'x', 'x', 'queued')`,
    [newId(), other.id],
  );
  await run(dataSource, 'ANALYZE scans');
}

/** Enables index-only scans. VACUUM skips pages that other transactions may still see, so it may need several runs. */
async function becomeVisible(dataSource: DataSource): Promise<void> {
  for (
    const giveUp = Date.now() + 120_000;
    Date.now() < giveUp;
    await new Promise((resolve) => setTimeout(resolve, 100))
  ) {
    await run(dataSource, 'VACUUM scans');
    const [table] = await run<{ share: number }>(
      dataSource,
      `SELECT relallvisible / greatest(relpages, 1.0) AS share FROM pg_class WHERE relname = 'scans'`,
    );
    if (Number(table?.share) > 0.9) return;
  }
}
