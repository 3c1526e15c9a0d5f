import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from './index.js';

/** Rules of the linter that we do not apply, and why. */
const notOurs = [
  // The runner sets them: `runMigrations`.
  'require-timeout-settings',
  // TypeORM's own bookkeeping never runs a migration twice.
  'prefer-robust-stmts',
  // Counters of one user's scans, versions and shards stay far below two billion.
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
];

/**
 * Migrations from before these rules, with the rules that they break. No process runs a version of that time any more. Never add to this list.
 */
const released: Readonly<Record<string, readonly string[]>> = {
  KeepRotations1763700000000: ['ban-drop-column'],
  ListAndSaveScans1763740000000: [
    'adding-not-nullable-field',
    'require-concurrent-index-creation',
    'require-concurrent-index-deletion',
  ],
  CountAllScans1763780000000: ['lock-table'],
  CountStages1763810000000: ['lock-table'],
  PurgeAccounts1763820000000: [
    'adding-foreign-key-constraint',
    'constraint-missing-not-valid',
    'require-concurrent-index-creation',
  ],
  NameDevices1763850000000: ['ban-drop-column'],
  KeepVerifiedEmails1763860000000: ['require-concurrent-index-creation'],
};

interface Finding {
  readonly rule_name: string;
  readonly line: number;
  readonly message: string;
}

/** Findings of squawk for SQL that runs beside the previous version. */
function lint(sql: string, isInTransaction: boolean): Finding[] {
  const program = join(
    dirname(createRequire(__filename).resolve('squawk-cli/package.json')),
    'js',
    'bin',
    'squawk',
  );
  const args = [
    '--reporter',
    'json',
    '--pg-version',
    '18',
    isInTransaction ? '--assume-in-transaction' : '--no-assume-in-transaction',
    '--exclude',
    notOurs.join(','),
    '--stdin-filepath',
    'migration.sql',
  ];
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    input: sql,
    encoding: 'utf8',
  });
  if (status !== 0 && stdout === '') throw new Error(stderr);
  return [...(JSON.parse(stdout) as Finding[]), ...lockedTables(sql)];
}

/** The linter allows it, but writers of the table wait until the migration has ended; only vacuums and index builds wait for the weakest of these locks. */
function lockedTables(sql: string): Finding[] {
  return sql.split('\n').flatMap((text, line) =>
    /^\s*LOCK\b/i.test(text) && !text.includes(' IN SHARE UPDATE EXCLUSIVE MODE')
      ? [
          {
            rule_name: 'lock-table',
            line,
            message: 'Writers wait until the migration has ended.',
          },
        ]
      : [],
  );
}

/** All statements of a migration, in order. */
async function statementsOf(migration: MigrationInterface): Promise<string> {
  const said: string[] = [];
  const recorder = {
    query: async (statement: string) => {
      said.push(`${statement};`);
      return [];
    },
  } as unknown as QueryRunner;
  await migration.up(recorder);
  return said.join('\n');
}

const rulesOf = (findings: readonly Finding[]) =>
  [...new Set(findings.map((finding) => finding.rule_name))].sort();

describe('a migration', () => {
  it.each(
    migrations.map((Migration) => [Migration.name, new Migration() as MigrationInterface] as const),
  )('%s neither blocks nor breaks the previous version', async (name, migration) => {
    const findings = lint(await statementsOf(migration), migration.transaction !== false);
    const told =
      released[name] === undefined
        ? findings.map(({ rule_name, message, line }) => `line ${line}: ${rule_name}: ${message}`)
        : rulesOf(findings);
    expect(told).toEqual(released[name] ?? []);
  });

  it.each([
    ['ALTER TABLE scans DROP COLUMN logo', 'ban-drop-column'],
    ['ALTER TABLE scans RENAME COLUMN logo TO picture', 'renaming-column'],
    ['ALTER TABLE scans RENAME TO readings', 'renaming-table'],
    ['DROP TABLE scans', 'ban-drop-table'],
    ['CREATE INDEX scans_url ON scans (url)', 'require-concurrent-index-creation'],
    ['ALTER TABLE scans ALTER COLUMN overall_score TYPE bigint', 'changing-column-type'],
    ['ALTER TABLE scans ADD COLUMN place text NOT NULL', 'adding-required-field'],
    ['ALTER TABLE scans ALTER COLUMN logo SET NOT NULL', 'adding-not-nullable-field'],
    [
      'ALTER TABLE scans ADD CONSTRAINT score_range CHECK (overall_score <= 100)',
      'constraint-missing-not-valid',
    ],
    ['LOCK TABLE scans IN SHARE MODE', 'lock-table'],
    [
      'ALTER TABLE scans ADD CONSTRAINT resume_fk FOREIGN KEY (resume_id) REFERENCES resumes (id)',
      'adding-foreign-key-constraint',
    ],
  ])('with "%s" is rejected', (sql, rule) => {
    expect(rulesOf(lint(`${sql};`, true))).toContain(rule);
  });

  it.each([
    [
      'a column that may be missing',
      "ALTER TABLE scans ADD COLUMN place text, ADD COLUMN tags text[] NOT NULL DEFAULT '{}'",
      true,
    ],
    [
      'an index built concurrently',
      'SET lock_timeout = 0;\nDROP INDEX CONCURRENTLY IF EXISTS scans_url;\nCREATE INDEX CONCURRENTLY scans_url ON scans (url)',
      false,
    ],
    [
      'a new table with its index',
      'CREATE TABLE notes (id uuid PRIMARY KEY, user_id uuid NOT NULL, text text NOT NULL);\nCREATE INDEX notes_user ON notes (user_id)',
      true,
    ],
    [
      'a column that the previous version no longer uses, where that is declared',
      '-- squawk-ignore ban-drop-column\nALTER TABLE scans DROP COLUMN logo',
      true,
    ],
  ])('with %s is accepted', (_, sql, isInTransaction) => {
    expect(lint(`${sql};`, isInTransaction)).toEqual([]);
  });
});
