import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { apiBasePath, accountExportSchema, accountExportOthers } from '@rolefit/contracts';
import {
  AccountExportRepository,
  AccountsRepository,
  AuditRepository,
  SessionsRepository,
} from '@rolefit/database';
import { ObjectStore } from '@rolefit/storage';
import { isNightly, makePdf, unzip } from '@rolefit/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fillAccount } from '../testing/full-account/full-account.fixture.js';
import { uploadResume } from '../testing/full-account/resumes.fixture.js';
import { aMatchOf } from '../testing/full-account/scan.fixture.js';
import {
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';

jest.setTimeout(600_000);

let gateway: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => gateway?.close());

const path = `${apiBasePath}/users/profile/export`;
const query = <Row>(sql: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row>(sql, parameters);
const fetchExport = (caller = ada) =>
  fetch(gateway.url + path, { headers: { authorization: `Bearer ${caller.accessToken}` } });
const exported = async (caller = ada) =>
  unzip(Buffer.from(await (await fetchExport(caller)).arrayBuffer()));
const textOf = (files: Map<string, Buffer>, name: string) =>
  files.get(name)?.toString('utf8') ?? `no ${name}`;
const jsonOf = (files: Map<string, Buffer>, name: string): unknown =>
  JSON.parse(textOf(files, name));
const auditOf = async (caller = ada) =>
  (await gateway.app.get(AuditRepository).page(caller.user.id, null, 100)).map(
    ({ event }) => event,
  );
const until = async (condition: () => Promise<boolean> | boolean) => {
  for (const deadline = Date.now() + 120_000; !(await condition());) {
    if (Date.now() > deadline) throw new Error('condition not met in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Thousands of scans with matches and long texts that compress poorly. */
async function fillScans(count: number, chars: number): Promise<void> {
  const resumeId = await uploadResume(gateway, ada, makePdf(['one']), 'cv.pdf');
  // Random enough that texts within zip's window share little.
  const noise = randomBytes(400_000).toString('base64');
  // The statement timeout is five seconds, which a busy machine may exceed.
  const step = Math.max(25, Math.floor(100_000 / chars));
  for (let from = 1; from <= count; from += step) {
    await query(
      `WITH made AS (
         INSERT INTO scans (id, user_id, job_id, company_name, url, posting_text, posting_hash, status, created_at)
         SELECT gen_random_uuid(), $1, 'job-' || n, 'Example Ltd', 'https://example.org', substr($3, 1 + n * 40009 % (length($3) - $7::int), $7::int), 'x', 'completed', date_trunc('seconds', now()) - n / 3 * interval '1 second'
         FROM generate_series($4::int, $5::int) n RETURNING id)
       INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match) SELECT id, $1, $2, 1, 'x', 'x', $6 FROM made`,
      [
        ada.user.id,
        resumeId,
        noise,
        from,
        Math.min(count, from + step - 1),
        JSON.stringify(aMatchOf('x'.repeat(chars / 10))),
        chars,
      ],
    );
  }
}

/** Columns of user data that the export omits, with the reasons. */
const leftOut: Record<string, readonly string[]> = {
  // Internal counters, the number of the resume that is exported as the default one, and the deletion mark: a deleted account cannot be exported.
  users: [
    'profile_revision',
    'rescored_revision',
    'rescore_failed_revision',
    'rescore_failures',
    'default_resume',
    'deleted_at',
    'restore_days',
    'purge_id',
  ],
  // Derived from the e-mail address, whose presence is exported.
  identities: ['id', 'user_id', 'verified_email'],
  // Internals of refresh token rotation; the time of the last rotation is exported.
  sessions: ['user_id', 'generation', 'lost_generations'],
  // The hash is of no use outside the server.
  access_tokens: ['user_id', 'hash'],
  passkeys: ['user_id'],
  // The account that a guest has created is the guest's.
  invitations: ['user_id', 'hash', 'accepted_by'],
  profile_skills: ['user_id', 'position', 'name_key'],
  // The object key names the file that the archive contains; the others belong to the queue.
  resumes: ['user_id', 'object_key', 'attempt', 'handover', 'lease_until'],
  named_resumes: ['user_id'],
  // The key is derived from the body.
  corrections: ['user_id', 'key'],
  // Derived from exported columns, or internal to the queue. The cost of a scan would reveal who scanned the text first (ADR 27).
  scans: [
    'user_id',
    'model_calls',
    'posting_hash',
    'attempt',
    'handover',
    'lease_until',
    'overall_score',
    'score_low',
    'title_key',
    'company_key',
  ],
  matches: ['user_id', 'posting_hash', 'gaps', 'is_own_field'],
  // Exported with the scan; the other columns, and the prompt version, are internal to the queue.
  close_readings: [
    'scan_id',
    'user_id',
    'attempt',
    'handover',
    'lease_until',
    'reader_version',
    'updated_at',
    'claims',
  ],
  // Shared by all users who scanned the same text.
  posting_readings: ['posting_hash', 'created_at', 'used_at', 'model_calls', 'model_ms'],
  // Aggregates of the scans.
  scan_totals: [
    'user_id',
    'day',
    'shard',
    'scans',
    'saved',
    'applied',
    'interview',
    'offer',
    'rejected',
  ],
  audit_entries: ['id', 'user_id'],
};

describe('account export', () => {
  it('is a zip with a name and a date, recorded in the audit trail except for HEAD requests', async () => {
    const head = await ada.call('HEAD', path);
    expect([head.status, head.headers.get('content-type'), head.body]).toEqual([
      200,
      'application/zip',
      '',
    ]);
    expect(await auditOf()).toEqual(['signed-in']);
    const today = () =>
      `attachment; filename="rolefit-my-data-${new Date().toISOString().slice(0, 10)}.zip"`;
    const before = today();
    const answer = await fetchExport();
    await answer.arrayBuffer();
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
    ]).toEqual([200, 'application/zip', 'no-store']);
    // The test may run across midnight.
    expect([before, today()]).toContain(answer.headers.get('content-disposition'));
    expect(await auditOf()).toEqual(['signed-in', 'data-exported']);
  });

  it('contains every stored value of its user, and none of other users', async () => {
    const bob = await gateway.signIn();
    await fillAccount(gateway, bob, 'canarybob');
    await fillAccount(gateway, ada, 'canaryada');
    await query(
      `UPDATE scans SET archived_at = date_trunc('milliseconds', now()) WHERE user_id = $1`,
      [ada.user.id],
    );
    const files = await exported();
    const all = [...files.values()].map((bytes) => bytes.toString('utf8')).join('\n');
    expect(all.toLowerCase()).not.toContain('canarybob');
    expect(all).not.toContain(bob.user.id);

    const tables = await query<{ name: string; columns: string[] }[]>(
      `SELECT table_name AS name, array_agg(column_name::text) AS columns FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ANY($1) GROUP BY 1`,
      [Object.keys(leftOut)],
    );
    const refersToUsers = await query<{ name: string }[]>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint WHERE confrelid = 'users'::regclass AND conparentid = 0`,
    );
    expect(Object.keys(leftOut)).toEqual(
      expect.arrayContaining(refersToUsers.map(({ name }) => name)),
    );
    const found: string[] = [];
    const empty: string[] = [];
    for (const { name, columns } of tables) {
      const mine =
        {
          users: 'id = $1',
          posting_readings: `posting_hash IN (SELECT posting_hash FROM scans WHERE user_id = $1)`,
        }[name] ?? 'user_id = $1';
      const rows = await query<Record<string, unknown>[]>(`SELECT * FROM ${name} WHERE ${mine}`, [
        ada.user.id,
      ]);
      expect(rows.length).toBeGreaterThan(0);
      for (const column of columns.filter((one) => leftOut[name]?.includes(one) !== true)) {
        if (!rows.every((row) => isIn(all, row[column]))) found.push(`${name}.${column}`);
        if (rows.every((row) => row[column] === null)) empty.push(`${name}.${column}`);
      }
    }
    // Add a new column of user data to the export, or to the list above.
    expect(found).toEqual([]);
    // An empty column would match any export. Refused sign-ins are not linked to a user yet.
    expect(empty).toEqual(['audit_entries.refusal']);
    // Tables without personal data, such as the audit trail, are compared by their number of entries.
    const { signIns } = jsonOf(files, 'profile.json') as { signIns: { subject: string }[] };
    expect(signIns.map(({ subject }) => ({ subject }))).toEqual(
      await query('SELECT subject FROM identities WHERE user_id = $1 ORDER BY id', [ada.user.id]),
    );
    const counts = await query<Record<string, number>[]>(
      `SELECT (SELECT count(*)::int FROM resumes WHERE user_id = $1) AS "resumes.json", (SELECT count(*)::int FROM scans WHERE user_id = $1) AS "scans.json",
         (SELECT count(*)::int FROM sessions WHERE user_id = $1) AS "sessions.json", (SELECT count(*)::int FROM audit_entries WHERE user_id = $1) AS "audit.json",
         (SELECT count(*)::int FROM access_tokens WHERE user_id = $1) AS "tokens.json",
         (SELECT count(*)::int FROM passkeys WHERE user_id = $1) AS "passkeys.json",
         (SELECT count(*)::int FROM invitations WHERE user_id = $1) AS "invitations.json",
         (SELECT count(*)::int FROM corrections WHERE user_id = $1) AS "corrections.json"`,
      [ada.user.id],
    );
    const lists = [...files.keys()].filter(
      (name) => name.endsWith('.json') && Array.isArray(jsonOf(files, name)),
    );
    expect(
      Object.fromEntries(lists.map((name) => [name, (jsonOf(files, name) as unknown[]).length])),
    ).toEqual(counts[0]);
    const trail = await query<{ event: string; at: Date }[]>(
      'SELECT event, at FROM audit_entries WHERE user_id = $1 ORDER BY id',
      [ada.user.id],
    );
    expect(
      (jsonOf(files, 'audit.json') as { event: string; at: string }[]).map(({ event, at }) => [
        event,
        at,
      ]),
    ).toEqual(trail.map(({ event, at }) => [event, at.toISOString()]));
    expect(files.get('resumes/1.pdf')?.equals(Buffer.from(makePdf(['canaryada first'])))).toBe(
      true,
    );
    expect(files.get('resumes/2.pdf')?.equals(Buffer.from(makePdf(['canaryada second'])))).toBe(
      true,
    );
  });

  it('matches its own schema, and lists every file in its README', async () => {
    await fillAccount(gateway, ada, 'canary');
    const files = await exported();
    const ajv = new Ajv2020({ allErrors: true, strict: false });
    (addFormats as unknown as (one: Ajv2020) => void)(ajv);
    const names = Object.keys(accountExportSchema.shape);
    const whole = Object.fromEntries(names.map((name) => [name, jsonOf(files, name)]));
    const isValid = ajv.compile(jsonOf(files, 'schema.json') as object);
    expect([isValid(whole), isValid.errors]).toEqual([true, null]);
    // A schema that accepts anything would make this test meaningless.
    expect(isValid({ ...whole, 'profile.json': {} })).toBe(false);
    expect(
      isValid({ ...whole, 'scans.json': [{ ...(whole['scans.json'] as object[])[0], more: 1 }] }),
    ).toBe(false);
    const known = [...names, ...Object.keys(accountExportOthers)];
    expect([...files.keys()].filter((name) => !known.includes(name))).toEqual([
      'resumes/1.pdf',
      'resumes/2.pdf',
      'resumes/3.pdf',
    ]);
    expect(known.filter((name) => !textOf(files, 'README.txt').includes(`\n${name}`))).toEqual([]);
  });

  it('contains scores and quotes as CSV without formulas', async () => {
    await fillAccount(gateway, ada, 'canary');
    const files = await exported();
    expect(textOf(files, 'scans.csv')).toContain('"\'=canary title","canary Ltd"');
    expect(textOf(files, 'evidence.csv')).toContain(
      '"\'=canary title","canary Ltd",74,"skillsScore","Knows canary","required",0.5,20,40,"Half","asks canary","has canary"',
    );
  });

  it('works for an empty account, and names a file that is missing in the store', async () => {
    const empty = await exported();
    expect(['scans.json', 'resumes.json'].map((name) => jsonOf(empty, name))).toEqual([[], []]);
    await uploadResume(gateway, ada, makePdf(['one']), 'cv.pdf');
    const store = gateway.app.get(ObjectStore);
    const [row] = await query<{ key: string }[]>(
      'SELECT object_key AS key FROM resumes WHERE user_id = $1',
      [ada.user.id],
    );
    await store.delete(row!.key);
    expect([...(await exported()).keys()]).toContain('resumes/1.pdf.missing.txt');
  });
});

/** Whether the JSON text contains a value, at any depth. */
function isIn(all: string, value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return true;
  if (value instanceof Date) return all.includes(value.toISOString());
  if (typeof value === 'string') return all.includes(JSON.stringify(value).slice(1, -1));
  return Object.values(value as object).every((inner) => isIn(all, inner));
}

describe('an export of very many scans', () => {
  const rows = () => gateway.app.get(AccountExportRepository);
  /** Other connections with an open transaction, without autovacuum. */
  const busy = async () =>
    (
      await query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid()`,
      )
    )[0]?.count;

  it('contains each scan once, also scans with the same timestamp', async () => {
    await fillScans(1_234, 100);
    const ids = (jsonOf(await exported(), 'scans.json') as { _id: string }[]).map(({ _id }) => _id);
    expect([ids.length, new Set(ids).size]).toEqual([1_234, 1_234]);
  });

  it('uses no more memory for thousands of scans than for the first', async () => {
    const count = isNightly ? 10_000 : 3_000;
    await fillScans(count, 8_000);
    const { bytes, before, live } = await watched();
    const least = Math.min(...live.slice(live.length >> 1));
    const inMegabytes = (size = 0) => `${(size / 1e6).toFixed(1)} MB`;
    process.stdout.write(
      `${count} scans, ${Math.round(bytes / 1e6)} MB of zip: memory in use ${inMegabytes(before)} before, then ${live.map(inMegabytes).join(', ')}\n`,
    );
    expect([bytes > 10_000_000, live.length > 3]).toEqual([true, true]);
    // The minimum ignores temporary buffers, which grow on a busy machine; scans kept in memory would raise every later sample.
    expect(least - before).toBeLessThan(12_000_000);
  });

  /** Reads an export without storing it and samples memory use after garbage collection. The gateway runs in this process too. */
  async function watched(): Promise<{ bytes: number; before: number; live: number[] }> {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const inUse = async () => {
      collect();
      // Buffers are released after a turn of the event loop.
      await nextTurn();
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const before = Math.min(await inUse(), await inUse());
    const live: number[] = [];
    // A sample collects garbage twice, which takes longer than the megabytes between two samples.
    const sampleBytes = 4_000_000;
    let bytes = 0;
    for await (const chunk of (await fetchExport()).body!) {
      bytes += (chunk as Uint8Array).length;
      if (bytes < (live.length + 1) * sampleBytes) continue;
      live.push(await inUse());
    }
    return { bytes, before, live };
  }

  it('applies backpressure, and stops reading and releases its resources when the client disconnects', async () => {
    await fillScans(1_000, 40_000);
    const page = jest.spyOn(rows(), 'scans');
    await new Promise<void>((resolve, reject) => {
      const call = request(
        gateway.url + path,
        { headers: { authorization: `Bearer ${ada.accessToken}` } },
        (answer) => {
          answer.pause();
          until(() => page.mock.calls.length > 0)
            // So long nothing more is read: the buffers on the way are full.
            .then(async () => {
              for (
                let [last, since] = [0, Date.now()];
                Date.now() - since < 1_500;
                await new Promise((next) => setTimeout(next, 20))
              )
                if (last !== page.mock.calls.length)
                  [last, since] = [page.mock.calls.length, Date.now()];
            })
            .then(() => answer.destroy())
            .then(() => resolve(), reject);
        },
      );
      call.on('error', reject).end();
    });
    const read = page.mock.calls.length;
    // Buffers hold a few of forty megabytes, which are read twice.
    expect(read).toBeLessThan(1_000 / 50);
    await until(async () => (await busy()) === 0);
    expect(page.mock.calls.length).toBeLessThanOrEqual(read + 1);
    expect((await ada.call('GET', `${apiBasePath}/users/profile`)).status).toBe(200);
  });

  it('closes the file being read when the client disconnects', async () => {
    await uploadResume(
      gateway,
      ada,
      makePdf(Array.from({ length: 20_000 }, (_, n) => `line ${n} of a long resume`)),
      'cv.pdf',
    );
    const store = gateway.app.get(ObjectStore);
    const get = jest.spyOn(store, 'get');
    const control = new AbortController();
    const { body } = await fetch(gateway.url + path, {
      headers: { authorization: `Bearer ${ada.accessToken}` },
      signal: control.signal,
    });
    const reader = body!.getReader();
    while (get.mock.results.length === 0) await reader.read();
    const { stream } = (await get.mock.results[0]!.value) as Awaited<
      ReturnType<ObjectStore['get']>
    >;
    control.abort();
    await until(() => stream.destroyed);
  });

  it.each<[string, () => ReturnType<typeof replacePage>]>([
    [
      'the database goes away',
      () =>
        replacePage(2, () =>
          Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
        ),
    ],
    [
      'the account is deleted',
      () =>
        replacePage(2, (real) =>
          new AccountsRepository(gateway.database.dataSource).delete(ada.user.id).then(real),
        ),
    ],
    [
      'its session ends',
      () =>
        replacePage(2, (real) =>
          new SessionsRepository(gateway.database.dataSource).endAll(ada.user.id, null).then(real),
        ),
    ],
  ])('aborts, and is no valid archive, when %s in between', async (_, abort) => {
    await fillScans(300, 20_000);
    const pages = abort();
    const kept: Uint8Array[] = [];
    await expect(
      (async () => {
        for await (const chunk of (await fetchExport()).body!) kept.push(chunk as Uint8Array);
      })(),
    ).rejects.toThrow();
    await expect(unzip(Buffer.concat(kept))).rejects.toThrow(/central directory/i);
    // No page is read after the aborting one.
    expect(pages.mock.calls.filter(([userId]) => userId === ada.user.id)).toHaveLength(2);
    // The client may notice first.
    await until(() =>
      gateway.log.some(
        (line) => line.includes('Account export aborted') && line.includes(ada.user.id),
      ),
    );
    await until(async () => (await busy()) === 0);
  });

  /** Replaces the result of the nth page of scans. */
  function replacePage(
    call: number,
    other: (
      real: () => ReturnType<AccountExportRepository['scans']>,
    ) => ReturnType<AccountExportRepository['scans']>,
  ) {
    const repository = rows();
    const real = repository.scans.bind(repository);
    let calls = 0;
    return jest
      .spyOn(repository, 'scans')
      .mockImplementation((...args) =>
        args[0] === ada.user.id && ++calls === call ? other(() => real(...args)) : real(...args),
      );
  }

  it('fails before it starts where the database is down or the audit trail cannot be written', async () => {
    jest
      .spyOn(gateway.app.get(AuditRepository), 'exported')
      .mockRejectedValue(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    expect(problemOf(await ada.call('GET', path)).error.code).toBe('SERVICE_UNAVAILABLE');
  });
});
