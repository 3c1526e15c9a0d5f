/**
 * The base of the `http` benchmark: what the machine can do with bare node:http and one statement of pg. `POST /` inserts the columns of a scan, `GET /`
 * selects a page of ten. There is no validation and no authentication.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { ScanRequest } from '@rolefit/contracts';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(`CREATE TABLE IF NOT EXISTS baseline_scans (id uuid PRIMARY KEY, user_id uuid, job_id text, company_name text, url text,
  posting_text text, status text, created_at timestamptz DEFAULT now(), UNIQUE (user_id, job_id))`);
await pool.query(
  'CREATE INDEX IF NOT EXISTS baseline_scans_newest ON baseline_scans (user_id, created_at DESC, id DESC)',
);
const userId = randomUUID();

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    const body =
      request.method === 'POST'
        ? await insert(JSON.parse(Buffer.concat(chunks).toString('utf8')) as ScanRequest)
        : await select();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
});

async function insert(scan: ScanRequest): Promise<unknown> {
  const { rows } = await pool.query<pg.QueryResultRow>(
    `INSERT INTO baseline_scans (id, user_id, job_id, company_name, url, posting_text, status) VALUES ($1, $2, $3, $4, $5, $6, 'queued')
     RETURNING id, job_id, company_name, url, status, created_at`,
    [randomUUID(), userId, scan.jobId, scan.companyName, scan.url, scan.jobDescription],
  );
  return rows[0];
}

async function select(): Promise<unknown> {
  const { rows } = await pool.query<pg.QueryResultRow>(
    'SELECT id, job_id, company_name, url, status, created_at FROM baseline_scans WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 10',
    [userId],
  );
  return rows;
}

server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit(0));
