import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys that rows have from the next migration on, as unique indexes: the user and the id (ADR 51). */
const keys = [
  { table: 'sessions', id: 'id' },
  { table: 'resumes', id: 'id' },
  { table: 'profile_skills', id: 'id' },
  { table: 'scans', id: 'id' },
  { table: 'matches', id: 'scan_id' },
  { table: 'close_readings', id: 'scan_id' },
];

/** Statements name the user of a row beside its id, so that tables can be divided by user. */
export class FindRowsByUser1764300000000 implements MigrationInterface {
  name = 'FindRowsByUser1764300000000';
  /** CREATE INDEX CONCURRENTLY cannot run in a transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await withoutLockTimeout(runner, async () => {
      for (const { table, id } of keys) {
        const name = `${table}_by_user`;
        if (await isBuilt(runner, name)) continue;
        await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
        await runner.query(`CREATE UNIQUE INDEX CONCURRENTLY ${name} ON ${table} (user_id, ${id})`);
      }
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await withoutLockTimeout(runner, async () => {
      for (const { table } of keys)
        await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${table}_by_user`);
    });
  }
}

/** An earlier attempt may have built some of them, and have left one that is invalid. */
async function isBuilt(runner: QueryRunner, name: string): Promise<boolean> {
  const found: readonly unknown[] = await runner.query(
    'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND indisvalid',
    [name],
  );
  return found.length > 0;
}

/** CONCURRENTLY does not block writers. */
async function withoutLockTimeout(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly {
    lock_timeout: string;
  }[];
  await runner.query('SET lock_timeout = 0');
  await work();
  await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [
    former[0]?.lock_timeout ?? '0',
  ]);
}
