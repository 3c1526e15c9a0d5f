import { createDataSource, newId, ScanListRepository, scanTotalsSql } from '@rolefit/database';
import { jobSorts } from '@rolefit/contracts';
import { makeTemplateDatabase, startTestServers, templateDatabase } from '../launcher/test-servers.mjs';
import { median } from './statistics.mjs';

const limit = 10;
const repeats = 50;

/**
 * Lists of a user who has `scans` scans, straight from PostgreSQL, where the network cannot flatter the ratio: pages in the middle and
 * near the end by cursor against page 1 of the same order, and the totals against a bare select of page 1.
 */
export async function benchPages({ rounds, scans = 1_000_000 }) {
  const servers = await startTestServers();
  try {
    await makeTemplateDatabase(servers.databaseUrl);
    const url = new URL(servers.databaseUrl);
    url.pathname = `/${templateDatabase}`;
    const dataSource = await createDataSource({ url: url.href, poolSize: 1 }).initialize();
    try {
      const userId = await fill(dataSource, scans);
      return await measure(dataSource, userId, { rounds, scans });
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await servers.stop();
  }
}

async function measure(dataSource, userId, { rounds, scans }) {
  const lists = new ScanListRepository(dataSource);
  const page = (sort, from) => () => lists.list(userId, { sort, from, limit });
  const rows = [];
  for (const sort of jobSorts) {
    const first = page(sort, 1);
    const deep = [];
    for (const share of [0.5, 0.99]) {
      const [place] = (await lists.list(userId, { sort, from: Math.floor((scans * share) / limit), limit })).scans;
      for (const side of ['after', 'before']) deep.push(page(sort, { side, key: place.sortKey, id: place.id }));
    }
    rows.push(await compare(`page by cursor, ${sort}`, 'page 1', '≤ 2×', 2, rounds, roundRobin(deep), first));
  }
  const bare = () => dataSource.query('SELECT id, job_id, company_name, url, status, created_at FROM scans WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 10', [userId]);
  rows.push(await compare('totals', 'bare select of page 1', '≤ 3×', 3, rounds, () => dataSource.query(scanTotalsSql, [userId]), bare));
  const [search] = await timed([() => lists.list(userId, { sort: 'newest', from: 1, limit, words: ['nowhere'] })], 3);
  const [first] = await timed([page('newest', 1)], repeats);
  rows.at(-1).note = `${scans.toLocaleString('en')} scans; page 1 with totals ${first.toFixed(2)} ms, a search that finds nothing ${search.toFixed(0)} ms`;
  return rows;
}

function roundRobin(works) {
  let turn = 0;
  return () => works[turn++ % works.length]();
}

async function compare(figure, against, goal, most, rounds, work, base) {
  const ratios = [];
  await timed([work, base], repeats);
  for (let round = 0; round < rounds; round += 1) {
    const [own, other] = await timed([work, base], repeats);
    ratios.push(own / other);
  }
  const ratio = median(ratios);
  return { figure, against, goal, ratio, spread: [Math.min(...ratios), Math.max(...ratios)], isMet: ratio <= most };
}

/** Milliseconds a call of each, call by call in turn, the median: what else the machine does meets all of them alike. */
async function timed(works, times) {
  const took = works.map(() => []);
  for (let index = 0; index < times; index += 1) {
    for (const [which, work] of works.entries()) {
      const start = performance.now();
      await work();
      took[which].push(performance.now() - start);
    }
  }
  return took.map(median);
}

/** Two years of scans, in pieces, without the triggers: what they would write is written here at once. */
async function fill(dataSource, scans) {
  const userId = newId();
  const stepMinutes = (2 * 365 * 24 * 60) / scans;
  await dataSource.query('SET statement_timeout = 0');
  await dataSource.query('INSERT INTO users (id, name) VALUES ($1, $2)', [userId, 'Bench']);
  await dataSource.query('ALTER TABLE scans DISABLE TRIGGER USER');
  for (let done = 0; done < scans; done += 50_000) {
    await dataSource.query(
      `INSERT INTO scans (id, user_id, job_id, given_title, title_key, company_name, company_key, url, posting_text, posting_hash, status, overall_score, ready_to_apply, score, saved_at, created_at)
       SELECT gen_random_uuid(), $1, 'job-' || n, 'Job ' || n % 9973, 'job ' || n % 9973, 'Company ' || n % 1009, 'company ' || n % 1009, 'https://example.org/jobs/' || n, repeat(md5(n::text), 20), md5(n::text),
         CASE WHEN n % 20 > 0 THEN 'completed' ELSE 'needs-text' END, CASE WHEN n % 20 > 0 THEN n % 101 END, CASE WHEN n % 20 > 0 THEN n % 101 > 60 END,
         CASE WHEN n % 20 > 0 THEN jsonb_build_object('overallScore', n % 101) END, CASE WHEN n % 500 = 0 THEN now() END,
         date_trunc('milliseconds', now() - n * $2::float8 * interval '1 minute')
       FROM generate_series($3::int + 1, $4::int) n`,
      [userId, stepMinutes, done, Math.min(done + 50_000, scans)],
    );
  }
  await dataSource.query('ALTER TABLE scans ENABLE TRIGGER USER');
  await dataSource.query(
    `INSERT INTO scan_totals (user_id, day, shard, scans, saved)
     SELECT user_id, d.day, abs(hashtext(id::text)) % 8, count(*), count(saved_at)
     FROM scans CROSS JOIN LATERAL (VALUES ('-infinity'::date), ((created_at AT TIME ZONE 'UTC')::date)) AS d (day) WHERE user_id = $1 GROUP BY 1, 2, 3`,
    [userId],
  );
  await dataSource.query('VACUUM ANALYZE scans');
  await dataSource.query('VACUUM ANALYZE scan_totals');
  await dataSource.query('RESET statement_timeout');
  return userId;
}
